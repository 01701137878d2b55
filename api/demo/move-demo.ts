import type { Database } from '../platform/database/database.ts'
import { demo } from './seed-demo.ts'

/** Where the demo is opened elsewhere than it once was, its mails must lead there. */
export async function moveDemo(db: Database, address: string): Promise<void> {
  await db.inTransaction((tx) =>
    tx
      .updateTable('sites')
      .set({ origin: address })
      .where('origin', 'like', 'http://localhost:%')
      .where('id', '=', demo.id)
      .execute(),
  )
}
