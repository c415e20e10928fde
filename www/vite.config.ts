import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { SIMD_TEST } from './src/simd.ts'

/** The compiler's own archive of headers (30 MB) is never read, since ours are put into its file system. It is left
 * out, and the total of the download becomes the size of the one file that is left. */
function smallCompiler(): Plugin {
  return {
    name: 'small-compiler',
    enforce: 'pre',
    transform(code, id) {
      if (!/@yowasp[\\/]clang[\\/]gen[\\/]bundle\.js/.test(id)) return
      const archive =
        'await fetch3(new URL("./llvm-resources.tar", import.meta.url))' +
        '.then((resp) => resp.arrayBuffer()).then(unpackTarFilesystem)'
      const total = 'var totalSize = 105241285'
      const named = /new URL\(`\.\/\$\{name\}`, import\.meta\.url\)/
      if (!code.includes(archive) || !code.includes(total) || !named.test(code)) {
        throw new Error('@yowasp/clang has changed: see smallCompiler in vite.config.ts')
      }
      return code.replace(archive, '{}').replace(total, 'var totalSize = 75576005').replace(named, 'new URL(name)')
    },
    generateBundle(_, bundle) {
      for (const [name, asset] of Object.entries(bundle)) {
        if (/llvm-resources.*\.tar$/.test(name)) delete bundle[name]
        // Compressed here, since many hosts do not compress wasm: 23 MB instead of 76. With this name no host
        // unpacks it on the way; worker/compiler.ts does.
        if (asset.type === 'asset' && /llvm\.core-.*\.wasm$/.test(name)) {
          delete bundle[name]
          this.emitFile({ type: 'asset', fileName: `${name}.packed`, source: gzipSync(asset.source, { level: 9 }) })
        }
      }
    },
  }
}

/** Writes sw.js: it keeps the files of this build, the engine that the browser runs, and the compiler once it has been
 * used. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((n) => !/llvm|\.map$/.test(n))
      const files = ['./', './icon.svg', ...names.filter((n) => n !== 'index.html').map((n) => `./${n}`)]
      const engine = (name: string) => /assets\/(plain|simd)(?:_bg)?-/.exec(name)?.[1]
      const builds = files.map(engine).filter((name) => name !== undefined)
      if (!builds.includes('simd') || builds.length !== 2 * new Set(builds).size) {
        throw new Error('the files of the engine are not those that sw.js separates')
      }
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      const source = readFileSync(new URL('./src/sw.js', import.meta.url), 'utf8')
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify(files.filter((f) => !engine(f))))
        .replace('__SIMD__', JSON.stringify(files.filter((f) => engine(f) === 'simd')))
        .replace('__PLAIN__', JSON.stringify(files.filter((f) => engine(f) === 'plain')))
        .replace('__SIMD_TEST__', JSON.stringify([...SIMD_TEST]))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

export default defineConfig({
  base: './',
  plugins: [smallCompiler(), serviceWorker()],
  worker: { format: 'es', plugins: () => [smallCompiler()] },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1000 },
  optimizeDeps: { exclude: ['@yowasp/clang'] },
})
