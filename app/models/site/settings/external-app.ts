import type { Purpose } from './consent.ts'

/** The services of others that a site can load, each for one purpose. */
export const externalApps = { analytics: 'audience', pixel: 'social', messenger: 'social' } as const satisfies Record<
  string,
  Purpose
>

export type ExternalApp = keyof typeof externalApps

/** What any visitor may know of a service's configuration. */
export type PublicAppConfig = Record<string, string | number | boolean>

/** One thing that the browser is to load for a visitor who agreed: by whose script, with what settings. */
export type LoadedApp = { kind: 'matomo' | 'plausible' | 'pixel' | 'messenger' | 'script'; src: string; id: string }

/** What a page's policy has to allow for it. */
export type AppOrigins = { scripts: string[]; connects: string[]; images: string[]; frames: string[]; typed: boolean }

const facebook = 'https://connect.facebook.net'
const crisp = 'https://client.crisp.chat'

/** What is loaded for a service as it is configured, and from where; nothing when it is off or its configuration is not whole. */
export function planApp(app: ExternalApp, config: PublicAppConfig): { load: LoadedApp; origins: AppOrigins } | undefined {
  const { isActive, id, url, provider } = config
  if (isActive !== true || typeof id !== 'string' || id === '') return undefined
  switch (app) {
    case 'analytics':
      return typeof url === 'string' ? planAnalytics(provider === 'matomo' ? 'matomo' : 'plausible', url, id) : undefined
    case 'pixel':
      return {
        load: { kind: 'pixel', src: `${facebook}/en_US/fbevents.js`, id },
        origins: {
          scripts: [facebook],
          connects: ['https://www.facebook.com'],
          images: ['https://www.facebook.com'],
          frames: [],
          typed: false,
        },
      }
    case 'messenger':
      return {
        load: { kind: 'messenger', src: `${crisp}/l.js`, id },
        origins: {
          scripts: [crisp],
          connects: [crisp, 'wss://client.relay.crisp.chat'],
          images: [crisp, 'https://image.crisp.chat'],
          frames: ['https://game.crisp.chat'],
          typed: false,
        },
      }
  }
}

/** What a service that is switched on still lacks to be loaded. */
export function findMissing(app: ExternalApp, config: PublicAppConfig): ('id' | 'url')[] {
  if (config.isActive !== true || planApp(app, config)) return []
  const hasId = typeof config.id === 'string' && config.id !== ''
  return hasId ? ['url'] : app === 'analytics' && !config.url ? ['id', 'url'] : ['id']
}

/** A script of others, by its address, when its origin is one that the site has listed. */
export function planScript(src: string, origins: string): { load: LoadedApp; origins: AppOrigins } | undefined {
  const origin = httpsOrigin(src)
  if (!origin || !origins.split(/\s+/).includes(origin)) return undefined
  return {
    load: { kind: 'script', src, id: '' },
    origins: { scripts: [origin], connects: [origin], images: [origin], frames: [], typed: false },
  }
}

function planAnalytics(kind: 'matomo' | 'plausible', url: string, id: string) {
  const origin = httpsOrigin(url)
  if (!origin) return undefined
  const base = url.replace(/\/+$/, '')
  const src = kind === 'matomo' ? `${base}/matomo.js` : `${base}/js/script.js`
  const origins = { scripts: [origin], connects: [origin], images: [origin], frames: [], typed: true }
  return { load: { kind, src, id }, origins }
}

function httpsOrigin(url: string): string | undefined {
  return url.startsWith('https://') && URL.canParse(url) ? new URL(url).origin : undefined
}
