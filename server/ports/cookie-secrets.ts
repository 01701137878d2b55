import { createHmac } from 'node:crypto'
import type { Settings } from '../settings/settings.ts'
import { readOrMakeKey } from './sealing.ts'

type Keys = Pick<Settings, 'sealingKeys' | 'serviceKey' | 'dataDir'>

/** By what the site signs its visitors' cookies: the newest secret first; made of those that are there anyhow, and useless for their work. */
export function openCookieSecrets({ sealingKeys, serviceKey, dataDir }: Keys): readonly string[] {
  const given = sealingKeys.length > 0 ? sealingKeys : serviceKey ? [serviceKey] : [readOrMakeKey(dataDir)]
  return given.map((key) => createHmac('sha256', key).update('signed cookies of the site').digest('base64url'))
}
