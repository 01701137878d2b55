import { sql } from 'kysely'
import type { Database } from '#api/platform/database/database.ts'

const wineWords = /(?<!\p{L})(?:bouteille|vin|domaine|cave|caveau|caviste|cuvée|vigne|vigneron|millésime|cépage)(s?)(?!\p{L})/giu

/** What names a row, a place or a kind stays as it is. */
const names = /(?:^|_)(?:id|slug|url|path|key|kind|type|site|token|hash|state)(?:$|_)/

/** Takes every word of wine out of what the demo says, so that those which are left on a screen are the program's own. */
export async function scrubDemo(db: Database): Promise<void> {
  await db.inTransaction(async (tx) => {
    const ask = async (query: string) => (await sql.raw<Record<string, string>>(query).execute(tx)).rows
    const tables = await ask("select name from sqlite_master where type = 'table' and sql not like '%virtual%'")
    const triggers = await ask("select name from sqlite_master where type = 'trigger'")
    for (const { name } of triggers) await ask(`drop trigger "${name}"`)
    for (const { name: table } of tables) {
      const columns = await ask(`select name from pragma_table_info('${table}') where lower(type) = 'text'`)
      for (const { name: column = '' } of columns.filter(({ name = '' }) => !names.test(name))) {
        const texts = await ask(`select distinct "${column}" as text from "${table}" where "${column}" is not null`)
        for (const { text = '' } of texts) {
          const scrubbed = text.replaceAll(wineWords, 'mot$1')
          if (scrubbed === text) continue
          await sql`update ${sql.table(table ?? '')} set ${sql.ref(column)} = ${scrubbed} where ${sql.ref(column)} = ${text}`.execute(
            tx,
          )
        }
      }
    }
  })
}
