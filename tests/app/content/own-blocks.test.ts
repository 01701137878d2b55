import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachPlace } from '../../support/database/databases.ts'
import { plain } from '../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

const fields = [
  { key: 'portrait', label: 'Portrait', kind: 'PICTURE' },
  { key: 'nom', label: 'Nom du vigneron', kind: 'LINE' },
  { key: 'texte', label: 'Histoire', kind: 'TEXT' },
  { key: 'vin', label: 'Son vin', kind: 'WINE' },
  { key: 'parcelles', label: 'Parcelles', kind: 'LIST', most: 6 },
  { key: 'lieu', label: 'Lieu-dit', kind: 'LINE', within: 'parcelles' },
]
const template =
  '<div class="split"><figure class="frame">{{portrait}}</figure><div><h2>{{nom}}</h2><p>{{texte}}</p><ul>{{#parcelles}}<li>{{lieu}}</li>{{/parcelles}}</ul>{{vin}}</div></div>'

eachPlace('blocks that a site declares', (open, dialect) => {
  let shop: OwnedShop
  beforeAll(async () => {
    shop = await openOwnedShop(dialect === 'sqlite' ? {} : { env: (await open()).env })
  })
  afterAll(() => shop.close())

  test('one is declared, filled in without script, published and drawn, follows its template at once, and goes from pages when it is set aside', async () => {
    const staff = await openStaffBrowser(shop)
    const blank = '/admin/blocs/nouveau'
    const wrong = await staff.send(await staff.open(blank), blank, {
      label: 'Fiche',
      'fields.0.key': 'nom',
      'fields.0.label': 'Nom',
      'fields.0.kind': 'LINE',
      template: '<p>{{nom}}</p>\n<p onclick="x">{{prenom}}</p>',
    })
    expect([wrong.status, plain(wrong.fieldNamed('template').fault ?? '')]).toEqual([
      422,
      'Ligne 2, colonne 1 : l’attribut « onclick » n’est pas accepté ici : seuls class et, d’un lien, href le sont.',
    ])
    expect(wrong.fieldNamed('fields.0.key').value).toBe('nom')
    const kind = await shop.call('POST', '/admin/own-block', { label: 'Fiche de vigneron', fields, template })

    const path = '/admin/pages/le-domaine'
    const list = await staff.open(`${path}/blocs`)
    expect(list.html).toContain('Fiche de vigneron')
    const form = `${path}/blocs/nouveau?sorte=own-fiche_de_vigneron`
    const image =
      ((await shop.call('GET', '/admin/image?nbItem=1&kind=image')).images as unknown as { id: string }[])[0]?.id ?? ''
    const values = {
      'values.portrait.image': image,
      'values.nom': 'Ève <Zorglub>',
      'values.texte': 'Née ici.\nEncore là.',
      'values.vin.wine': String((await shop.call('GET', '/product/clos-de-l-abbesse')).id),
      'values.parcelles.0.lieu': 'En Curoulet',
      'values.parcelles.1.lieu': 'Les Corvées',
    }
    const refused = await staff.send(await staff.open(form), form, { ...values, 'values.nom': 'x'.repeat(301) })
    expect([refused.status, refused.fieldNamed('values.nom').value]).toEqual([422, 'x'.repeat(301)])
    expect(refused.fieldNamed('values.nom').fault).toMatch(/300/)
    const saved = await staff.send(await staff.open(form), form, values)
    expect(saved.html).toContain('Le brouillon est enregistré.')
    expect((await shop.page('/le-domaine')).html).not.toContain('Zorglub')
    await staff.send(saved, `${path}/brouillon/publier`)

    const read = async () => (await shop.page('/le-domaine')).main
    const page = await shop.page('/le-domaine')
    expect(page.html).toContain('<h2>Ève &lt;Zorglub&gt;</h2><p>Née ici.<br/>Encore là.</p>')
    expect(page.html).toContain('<li>En Curoulet</li><li>Les Corvées</li>')
    expect(page.html).toContain('own-fiche-de-vigneron')
    expect(plain((await read()).text)).toContain('Clos de l’Abbesse')

    const desk = `/admin/blocs/${kind.id}`
    expect((await staff.open(desk)).text).toContain('{{portrait}}')
    await staff.send(await staff.open(desk), desk, { template: '<p class="own-nom">Vigneron : {{nom}}</p>' })
    expect((await shop.page('/le-domaine')).html).toContain('<p class="own-nom">Vigneron : Ève &lt;Zorglub&gt;</p>')

    await shop.call('DELETE', `/admin/own-block/${kind.id}`)
    expect((await shop.page('/le-domaine')).html).not.toContain('Zorglub')
    // It is still there for who writes the page, and is offered no more.
    const after = await staff.open(`${path}/blocs`)
    expect(after.text).toContain('Fiche de vigneron')
    expect(
      after
        .field('Sorte de bloc')
        .options()
        .map(({ text }) => text),
    ).not.toContain('Fiche de vigneron')
  })
})

test('fields called width and air are filled in beside the width and the air of the block, and the page shows both', async () => {
  const shop = await openOwnedShop()
  const staff = await openStaffBrowser(shop)
  const measured = [
    { key: 'width', label: 'Largeur de la cuve', kind: 'LINE' },
    { key: 'air', label: 'Air de la cave', kind: 'LINE' },
  ]
  await shop.call('POST', '/admin/own-block', { label: 'Cuve', fields: measured, template: '<p>{{width}}, {{air}}</p>' })
  const path = '/admin/pages/le-domaine'
  const form = `${path}/blocs/nouveau?sorte=own-cuve`
  const said = { 'values.width': 'Deux mètres', 'values.air': 'frais', width: 'full', air: 'airy' }
  const saved = await staff.send(await staff.open(form), form, said)
  await staff.send(saved, `${path}/brouillon/publier`)
  expect(plain((await shop.page('/le-domaine')).one('.width-full.air-airy .own-cuve').text)).toBe('Deux mètres, frais')
  await shop.close()
})
