import type { ShopApi } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { pathAfterLogin } from '../platform/session/session.server.ts'

/** What the page of login and registration depends on: the site's settings, and where the visitor wants to go. */
export async function getAuthPage(api: ShopApi, url: URL): Promise<{ asksBirthdate: boolean; place: string }> {
  return { asksBirthdate: await asksBirthdate(api), place: pathAfterLogin(url.searchParams.get('retour')) }
}

/** Whether this site wants to know a member's birthdate. */
export async function asksBirthdate(api: ShopApi): Promise<boolean> {
  return orThrow(await api.listParameters()).some(({ type, value }) => type === 'ASK_BIRTHDATE' && value === 'true')
}

/** One of the member's own addresses; another one's is not found. */
export async function getOwnAddress(api: ShopApi, id: string) {
  const address = orThrow(await api.listOwnAddresses()).find((kept) => kept.id === id)
  return address ?? throwNotFound()
}
