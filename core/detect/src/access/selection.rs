//! Selects the bytes of objects that are examined closely.

use base::entity::Entity;
use events::ObjectId;

/// A search among so many ranges is as quick as anything else.
const FEW_RANGES: usize = 4;

/// Selected bytes of one object, in granules of 1 or 4 bytes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ObjectBytes {
    /// Size of a granule in bytes: 4 if every access to the object consists of whole aligned words,
    /// else 1.
    pub granule: u64,
    /// Disjoint byte ranges `start..end` in ascending order, each of whole granules.
    pub ranges: Vec<(u64, u64)>,
    /// Number of granules before each range.
    before: Vec<u64>,
    /// By 64 granules of the object, which of them are selected, and how many are before. Empty if there are few ranges,
    /// or few selected granules.
    words: Vec<(u64, u32)>,
}

impl ObjectBytes {
    /// The granules of `ranges`, which must ascend and be disjoint.
    pub fn new(granule: u64, ranges: Vec<(u64, u64)>) -> Self {
        let mut chosen = Self { granule, ranges, ..Self::default() };
        chosen.count_granules();
        chosen
    }
    fn count_granules(&mut self) {
        let mut n = 0;
        self.before.clear();
        for &(start, end) in &self.ranges {
            self.before.push(n);
            n += (end - start) / self.granule;
        }
        self.words.clear();
        let shift = self.granule.trailing_zeros();
        let words = self.ranges.last().map_or(0, |r| (r.1 >> shift).div_ceil(64));
        // So many take about as long as selecting the granules did.
        let worthwhile = words <= n.saturating_mul(8).saturating_add(1024);
        if self.ranges.len() <= FEW_RANGES || !worthwhile || n > u64::from(u32::MAX) {
            return;
        }
        self.words.resize(words as usize, (0, 0));
        for &(start, end) in &self.ranges {
            let (mut at, end) = (start >> shift, end >> shift);
            while at < end {
                let count = (64 - at % 64).min(end - at);
                self.words[(at / 64) as usize].0 |= (u64::MAX >> (64 - count)) << (at % 64);
                at += count;
            }
        }
        let mut before = 0;
        for (bits, n) in &mut self.words {
            *n = before;
            before += bits.count_ones();
        }
    }
    /// Number of granules.
    pub fn granules(&self) -> u64 {
        self.ranges.iter().map(|r| (r.1 - r.0) / self.granule).sum()
    }
    /// Index of the granule at byte `offset` among the selected ones, if it is selected.
    #[inline]
    pub fn position(&self, offset: u64) -> Option<usize> {
        if !self.words.is_empty() {
            return self.position_in_words(offset);
        }
        let i = self.ranges.partition_point(|r| r.1 <= offset);
        let &(start, _) = self.ranges.get(i)?;
        let shift = self.granule.trailing_zeros();
        (offset >= start).then(|| (self.before[i] + ((offset - start) >> shift)) as usize)
    }
    /// [`Self::position`] by the words, of which there are some.
    // Out of line, so that the search in few ranges is inlined.
    #[inline(never)]
    fn position_in_words(&self, offset: u64) -> Option<usize> {
        let granule = offset >> self.granule.trailing_zeros();
        let &(bits, before) = self.words.get((granule / 64) as usize)?;
        let bit = granule % 64;
        let below = (bits & ((1 << bit) - 1)).count_ones();
        (bits >> bit & 1 != 0).then(|| (before + below) as usize)
    }
    /// Whether any selected byte is in `start..end`.
    #[inline]
    pub fn touches(&self, start: u64, end: u64) -> bool {
        let i = self.ranges.partition_point(|r| r.1 <= start);
        self.ranges.get(i).is_some_and(|r| r.0 < end)
    }
    /// Keeps about `1 / every` of the granules, evenly spread, and always the first of each range.
    fn thin(&mut self, every: u64) {
        let mut kept: Vec<(u64, u64)> = vec![];
        for &(start, end) in &self.ranges {
            let mut at = start;
            while at < end {
                kept.push((at, at + self.granule));
                at += self.granule * every;
            }
        }
        self.ranges = kept;
        self.count_granules();
    }
}

/// Selected bytes of all objects.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    objects: Vec<Option<ObjectBytes>>,
}

impl Selection {
    /// An empty selection.
    pub fn new() -> Self {
        Self::default()
    }
    /// Selects `bytes` of `object`, replacing its previous selection.
    pub fn set(&mut self, object: ObjectId, bytes: ObjectBytes) {
        if self.objects.len() <= object.index() {
            self.objects.resize(object.index() + 1, None);
        }
        self.objects[object.index()] = (!bytes.ranges.is_empty()).then_some(bytes);
    }
    /// The selected bytes of `object`.
    #[inline]
    pub fn object(&self, object: ObjectId) -> Option<&ObjectBytes> {
        self.objects.get(object.index())?.as_ref()
    }
    /// The objects with selected bytes, in order.
    pub fn objects(&self) -> impl Iterator<Item = (ObjectId, &ObjectBytes)> {
        self.objects.iter().enumerate().filter_map(|(i, o)| Some((ObjectId::new(i), o.as_ref()?)))
    }
    /// Whether nothing is selected.
    pub fn is_empty(&self) -> bool {
        self.objects.iter().all(Option::is_none)
    }
    /// Number of selected granules of all objects.
    pub fn granules(&self) -> u64 {
        self.objects().map(|(_, o)| o.granules()).sum()
    }
    /// Number of selected bytes of all objects.
    pub fn bytes(&self) -> u64 {
        self.objects().map(|(_, o)| o.granules() * o.granule).sum()
    }
    /// Reduces the selection to an even sample of about `max` granules. Returns whether any were
    /// removed.
    pub fn sample(&mut self, max: u64) -> bool {
        let total = self.granules();
        if total <= max {
            return false;
        }
        let every = total.div_ceil(max.max(1));
        for object in self.objects.iter_mut().flatten() {
            object.thin(every);
        }
        true
    }
}
