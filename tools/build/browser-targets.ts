/**
 * The oldest browsers that scripts and styles are built for: the first with popovers and `zoom`. In older
 * ones pages stay readable and links work.
 */
export const BROWSER_TARGETS = ['chrome114', 'safari17', 'firefox126'];
