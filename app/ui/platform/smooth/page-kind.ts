/** Whether React has this page, so that its parts are not to be put in place by anybody else. */
export function isScreen(page: Document = document): boolean {
  return page.documentElement.dataset.kind === 'screen'
}
