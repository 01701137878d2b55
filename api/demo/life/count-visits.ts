import type { SiteDatabase } from '../../platform/database/database.ts'

/** Of nobody: a name under « example » leads nowhere, so that even whoever agrees is counted by no one. */
const config = {
  isActive: true,
  provider: 'plausible',
  url: 'https://mesure.troiscoteaux.example',
  id: 'troiscoteaux.example',
}
const note = 'Exemple : rien n’est chargé avant l’accord du visiteur, et cette adresse ne mène nulle part.'

/** Has the demo site count its visits by a service of others, for those who agree to it. */
export async function countVisits(site: SiteDatabase, now: Date): Promise<void> {
  const row = { app: 'analytics' as const, config: JSON.stringify(config), note, updated_at: now.toISOString() }
  await site.inTransaction((tx) => tx.insertInto('external_apps').values(row).execute())
}
