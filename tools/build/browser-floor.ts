/**
 * The oldest browsers that scripts and styles are built for; the first to have popovers and `zoom`. In an
 * older one a page stays readable and its links work.
 */
export const BROWSER_FLOOR = ['chrome114', 'safari17', 'firefox126'];
