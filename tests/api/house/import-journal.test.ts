import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { given, openAccounts } from '../support/accounts.ts'

eachDatabase('the journal of an import', (open) => {
  test('a table that came in names who brought it, and none of those who stand in it', async () => {
    const accounts = await openAccounts(await open())
    const admin = accounts.as(accounts.stage.tokens['1']?.ADMIN)
    const body = { csv: 'Courriel;Prénom\nadele@exemple.test;Adèle\n', isTrial: false }
    given(await admin.importTable({ params: { what: 'members' }, body }))
    const { entries } = given(await admin.listAuditLog({ query: { resource: 'import' } }))
    expect(entries).toMatchObject([
      { act: 'DO', idThing: 'members', who: 'admin-1@exemple.test', undo: 'NEVER', never: 'PEOPLE' },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/adele|Adèle/)
  })
})
