/**
 * The oldest browsers that scripts and styles are built for: the first with popovers, `zoom` and subgrids. In
 * older ones pages stay readable and links work.
 */
export const BROWSER_TARGETS = ['chrome117', 'safari17', 'firefox126'];
