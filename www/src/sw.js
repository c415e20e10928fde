// The service worker: after the first visit everything works offline. The build fills in the list of files.
const CACHE = 'warpscope-__VERSION__'
const FILES = __FILES__
const ENGINE = WebAssembly.validate(new Uint8Array(__SIMD_TEST__)) ? __SIMD__ : __PLAIN__

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([...FILES, ...ENGINE]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((n) => n.startsWith('warpscope-') && n !== CACHE).map((n) => caches.delete(n))),
      )
      .then(() => self.clients.claim()),
  )
})

// File names contain a hash of the contents, so a kept file is always right; the page itself is fetched again.
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE)
      const isPage = request.mode === 'navigate'
      if (!isPage) {
        const kept = await cache.match(request)
        if (kept) return kept
      }
      try {
        const answer = await fetch(request)
        if (answer.ok && !isPage) event.waitUntil(cache.put(request, answer.clone()))
        return answer
      } catch (error) {
        const kept = await cache.match(isPage ? './' : request)
        if (kept) return kept
        throw error
      }
    })(),
  )
})
