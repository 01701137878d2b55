import type { LoadedApp } from '#app/models/site/settings/external-app.ts'

type Queues = Window & {
  _paq?: unknown[]
  _fbq?: unknown
  fbq?: unknown
  $crisp?: unknown[]
  CRISP_WEBSITE_ID?: string
  navigation?: EventTarget
}

const page = window as Queues

/** How each service is set up before its script comes. */
const starters: Record<LoadedApp['kind'], (app: LoadedApp) => Record<string, string>> = {
  matomo: startMatomo,
  plausible: ({ id }) => ({ domain: id }),
  pixel: startPixel,
  messenger: ({ id }) => {
    page.$crisp = []
    page.CRISP_WEBSITE_ID = id
    return {}
  },
  script: () => ({}),
}

/** Loads what the visitor has agreed to, once a document; the page's policy allows nothing else. */
export function loadThirdParties(): void {
  const root = document.documentElement
  const told = document.getElementById('third-parties')?.getAttribute('data-load')
  if (!told || root.hasAttribute('data-third-parties')) return
  root.setAttribute('data-third-parties', '')
  for (const app of JSON.parse(told) as LoadedApp[]) addScript(app.src, starters[app.kind](app))
}

function addScript(src: string, data: Record<string, string>): void {
  const script = document.createElement('script')
  script.async = true
  Object.assign(script.dataset, data)
  script.src = trusted(src)
  document.head.append(script)
}

function startMatomo({ src, id }: LoadedApp): Record<string, string> {
  const queue: unknown[] = [
    ['disableCookies'],
    ['setTrackerUrl', src.replace(/\.js$/, '.php')],
    ['setSiteId', id],
    ['trackPageView'],
  ]
  page._paq = queue
  page.navigation?.addEventListener('navigatesuccess', () => {
    page._paq?.push(['setCustomUrl', location.href], ['trackPageView'])
  })
  return {}
}

function startPixel({ id }: LoadedApp): Record<string, string> {
  const queue: unknown[] = []
  const pixel = Object.assign((...told: unknown[]) => queue.push(told), { queue, loaded: true, version: '2.0' })
  page.fbq = pixel
  page._fbq = pixel
  pixel('init', id)
  pixel('track', 'PageView')
  return {}
}

type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof policy }

let policy: { createScriptURL: (url: string) => string } | undefined

/** Browsers that keep watch over addresses of scripts take them only through a policy with a name. */
function trusted(src: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('third-parties', { createScriptURL: (url) => url })
  return policy ? policy.createScriptURL(src) : src
}
