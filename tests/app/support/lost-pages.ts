import type { Browser, Shown } from '../../support/browser.ts'
import { routePaths } from './route-paths.ts'

/** What a page that says what is not there must be: its status, and whether nobody may keep it. */
type Expected = { statuses?: readonly number[]; isPersonal?: boolean }

/** Every address that names something, with a name in its place that nothing has. */
export function listLost(isMeant: (path: string) => boolean): string[] {
  return [...new Set(routePaths())]
    .filter((path) => isMeant(path) && /[:*]/.test(path))
    .flatMap((path) => (path.startsWith('admin/:desk/:id') ? [path, path.replace(':desk', 'pages')] : [path]))
    .map((path) => `/${path}`.replace('*', 'nulle/part/du/tout/ici').replaceAll(/:\w+/g, 'nulle-part'))
}

/** What is wrong with the page that says that nothing is there. */
export function faultsOf(page: Shown, { statuses = [404], isPersonal = false }: Expected): string[] {
  const { status, headers } = page
  const [main] = page.all('main')
  const said = main?.text ?? ''
  return [
    ...(statuses.includes(status) ? [] : [`answers ${status}`]),
    ...(headers.get('content-type')?.startsWith('text/html') ? [] : [`is ${headers.get('content-type')}`]),
    ...(!isPersonal || headers.get('cache-control')?.includes('no-store') ? [] : ['may be kept']),
    ...(page.all('h1').length === 1 ? [] : ['has not one first heading']),
    ...(main?.hrefs.some((href) => /^\/(?:admin|mon-compte[\w/-]*)?$/.test(href)) ? [] : ['leads nowhere']),
    ...(said.length > 20 && !/[{}[\]]|undefined|null|error/i.test(said) ? [] : [`says ${said}`]),
  ]
}

/** The same of each of these addresses. */
export async function listFaults(browser: Browser, paths: readonly string[], expected: Expected = {}): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    const shown = await browser.open(path)
    // Who may log in first is asked to.
    if (shown.url.startsWith('/auth?')) continue
    faults.push(...faultsOf(shown, expected).map((fault) => `${path} ${fault}`))
  }
  return faults
}
