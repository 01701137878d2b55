/** The largest file that the site keeps. */
export const mostFileBytes = 10 * 1024 * 1024
