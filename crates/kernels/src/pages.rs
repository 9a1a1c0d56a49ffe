//! Memory in huge pages.

use core::mem::MaybeUninit;
use core::ops::Range;

/// Bytes of a huge page.
const HUGE: usize = 1 << 21;

/// Bytes from which on memory that is needed for a while is worth a mapping of its own: making one takes some tens of
/// microseconds for each huge page.
const FOR_A_WHILE: usize = 8 << 20;

/// Bytes above which glibc maps whatever it is asked for, and gives it back when it is freed. Below, it does so only
/// until something as long has been freed.
const ALWAYS_MAPPED: usize = 32 << 20;

/// How many elements to reserve where `count` are needed for a while: of 8 to 32 MiB a little more than 32 MiB, so that
/// they are a mapping of their own. Otherwise glibc's arenas for threads take new memory for each of several long
/// vectors in a row, since short ones lie between. What is never written is addresses alone, and takes no resident
/// memory; a system that charges addresses (`vm.overcommit_memory=2`, `RLIMIT_AS`, `mlockall`) counts all of it.
#[must_use]
pub const fn reserved_for_a_while<T>(count: usize) -> usize {
    let bytes = count.saturating_mul(size_of::<T>());
    let glibc = cfg!(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64"));
    if glibc && FOR_A_WHILE <= bytes && bytes <= ALWAYS_MAPPED { ALWAYS_MAPPED / size_of::<T>() + 1 } else { count }
}

/// The huge pages that are all of a range of addresses, or an empty range.
fn whole_pages(place: Range<usize>) -> Range<usize> {
    let start = place.start.next_multiple_of(HUGE);
    start..start.max(place.end / HUGE * HUGE)
}

/// Asks the system to back memory that nobody has written yet by huge pages, and changes nothing else: where tens of
/// megabytes are read without order, the way to a page is otherwise longer than that to the point in it. Only Linux is
/// asked, and only for huge pages that are all of the slice's own; the rest, and all where the system declines, is as
/// it was.
#[inline]
pub fn prefer_huge_pages<T>(place: &mut [MaybeUninit<T>]) {
    let ours = place.as_mut_ptr_range();
    let pages = whole_pages(ours.start.addr()..ours.end.addr());
    #[cfg(all(feature = "std", target_os = "linux", target_pointer_width = "64"))]
    if !pages.is_empty() {
        unsafe extern "C" {
            fn madvise(start: *mut core::ffi::c_void, length: usize, advice: core::ffi::c_int) -> core::ffi::c_int;
        }
        const MADV_HUGEPAGE: core::ffi::c_int = 14;
        let start = ours.start.with_addr(pages.start).cast();
        // SAFETY: the range lies within the slice, which nobody else uses, and the advice changes no content and no
        // protection. The result says whether it is taken, which nobody needs to know.
        unsafe { madvise(start, pages.len(), MADV_HUGEPAGE) };
    }
    #[cfg(not(all(feature = "std", target_os = "linux", target_pointer_width = "64")))]
    let _ = pages;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of a page that is shared with others, nothing is asked.
    #[test]
    fn pages_are_all_of_the_slice() {
        for (place, pages) in [
            (0..0, 0..0),
            (1..HUGE, HUGE..HUGE),
            (1..2 * HUGE - 1, HUGE..HUGE),
            (1..2 * HUGE, HUGE..2 * HUGE),
            (HUGE..3 * HUGE + 1, HUGE..3 * HUGE),
            (HUGE - 1..4 * HUGE - 1, HUGE..3 * HUGE),
        ] {
            assert_eq!(whole_pages(place.clone()), pages, "of {place:?}");
        }
    }

    #[cfg(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64"))]
    #[test]
    fn long_vectors_are_mapped() {
        const MOST: usize = ALWAYS_MAPPED / 128;
        for (count, reserved) in [
            (0, 0),
            (FOR_A_WHILE / 128 - 1, FOR_A_WHILE / 128 - 1),
            (FOR_A_WHILE / 128, MOST + 1),
            (MOST, MOST + 1),
            (MOST + 1, MOST + 1),
            (2 * MOST, 2 * MOST),
            (usize::MAX, usize::MAX),
        ] {
            assert_eq!(reserved_for_a_while::<[u64; 16]>(count), reserved, "of {count}");
        }
        assert_eq!(reserved_for_a_while::<()>(usize::MAX), usize::MAX, "of nothing");
    }

    /// The system has been asked: it says of the memory that it would take huge pages for it. Other processors are
    /// mostly emulated, and emulators do not pass on what they are asked.
    #[cfg(all(feature = "std", target_os = "linux", target_arch = "x86_64"))]
    #[test]
    fn the_system_is_asked() {
        let mut place = alloc::vec::Vec::<u8>::with_capacity(3 * HUGE);
        prefer_huge_pages(place.spare_capacity_mut());
        let inside = place.as_ptr().addr().next_multiple_of(HUGE);
        if !std::path::Path::new("/sys/kernel/mm/transparent_hugepage").exists() {
            return std::eprintln!("skipped: the system has no huge pages to ask for");
        }
        // Lines of a mapping follow that of its addresses.
        let mappings = std::fs::read_to_string("/proc/self/smaps").unwrap_or_default();
        let range = |line: &str| {
            let (start, end) = line.split_once(' ')?.0.split_once('-')?;
            Some(usize::from_str_radix(start, 16).ok()?..usize::from_str_radix(end, 16).ok()?)
        };
        let mut lines = mappings.lines().skip_while(|line| !range(line).is_some_and(|range| range.contains(&inside)));
        match lines.find_map(|line| line.strip_prefix("VmFlags:")) {
            Some(flags) => assert!(flags.split(' ').any(|flag| flag == "hg"), "{flags}"),
            None => std::eprintln!("skipped: the system does not say what it was asked"),
        }
    }

    /// What is in the rest of a vector stays.
    #[test]
    fn nothing_changes() {
        let mut numbers = alloc::vec::Vec::with_capacity(HUGE);
        numbers.extend(0..10_u64);
        prefer_huge_pages(numbers.spare_capacity_mut());
        numbers.resize(HUGE, 7);
        assert!(numbers[..10].iter().copied().eq(0..10) && numbers[10..].iter().all(|n| *n == 7));
    }
}
