import { hashToken } from '../../platform/secrets/secrets.ts'

/** The name under which a device keeps somebody's keys for a site; it tells nobody who that is. */
export function passkeyHandle(siteId: string, userId: string): string {
  return Buffer.from(hashToken(`passkey ${siteId} ${userId}`), 'hex').toString('base64url')
}
