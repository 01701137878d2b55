import { staticPolicy } from '#app/http/content-security-policy.server.ts'
import { mayUseCamera } from '#app/models/platform/web/camera-pages.ts'
import type { Reply } from './raw-request.ts'

const always = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  [
    'Permissions-Policy',
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
].flat()
const overTls = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']

/** The headers that stand on every answer without exception; the policy is the answer's own where it brings one. */
export function securityHeaders(production: boolean): string[] {
  return production ? [...always, ...overTls] : always
}

/** Puts them on a reply that does not carry them yet; the camera is for the screens of the panel that read codes alone. */
export function secure(reply: Reply, production: boolean, target = ''): Reply {
  if (reply.headers.includes('X-Frame-Options')) return reply
  const own = securityHeaders(production)
  const isForCamera = mayUseCamera(target.replace(/[?#].*$/s, ''))
  const headers = [...reply.headers, ...(isForCamera ? own.map((text) => text.replace('camera=()', 'camera=(self)')) : own)]
  if (!reply.headers.some((name, index) => index % 2 === 0 && name.toLowerCase() === 'content-security-policy')) {
    headers.push('Content-Security-Policy', staticPolicy)
  }
  return { ...reply, headers }
}

/** Names that only this list may set, whatever a route or a library says. */
export const ownHeaders = new Set([
  ...[...always, ...overTls].filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
  'x-powered-by',
  'server',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
])
