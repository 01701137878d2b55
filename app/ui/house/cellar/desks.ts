import type { KeptAct } from '#app/models/house/cellar/kept-send.ts'

/** The desks that open without a line, and what is sent from each. */
export const desks = [{ path: '/admin/inventaire' }, { path: '/admin/commandes/preparation' }]

/** The desk that an address is a page of; the acts of the round show it too. */
export function deskOf(path: string): string | undefined {
  return desks.find((desk) => path === desk.path)?.path
}

const acts: Record<string, KeptAct> = {
  '/admin/inventaire': 'stock',
  '/admin/commandes/preparation/commencer': 'commencer',
  '/admin/commandes/preparation/expedier': 'expedier',
}

/** What a form of these desks does, by where it is sent. */
export function actOf(path: string): KeptAct | undefined {
  return acts[path]
}
