import { expect, test } from 'vitest'
import type { LabelProgram } from '#app/models/selling/labels/label-program.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { findFaults } from '../support/audit.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'

/** A round of two parcels, to a door and to a point, as each program has it. */
const golden: Record<LabelProgram, string[]> = {
  COLISSIMO: [
    'EntenteLigneColis;ReferenceExpedition;RaisonSocialeExpediteur;NomCommercialChargeur;PrenomExpediteur;Adresse1Expediteur;Adresse2Expediteur;Adresse3Expediteur;Adresse4Expediteur;CodePostalExpediteur;CommuneExpediteur;CodePaysExpediteur;MailExpediteur;TelephoneExpediteur;RaisonSociale;NomDestinataire;Prenom;Adresse1;Adresse2;Adresse3;Adresse4;CodePostal;Commune;CodePays;Portable;Telephone;Mail;CodePointRetrait;CodeProduit;FTD;LangueNotification;LivraisonAvecSignature;Poids;NatureEnvoi;MontantADV',
    "EXP;DOOR;;;;;;;;;;;;;Les Amis;Lœuillet;Zoé;12, rue de l'Église;Bât. B;;;69003;Lyon;FR;0639980011;;zoe@exemple.test;;DOM;;fr;N;2800;;",
    'EXP;POINT;;;;;;;;;;;;;;Perrin;Marie;3, rue Haute;;;;39600;Arbois;FR;;0384000001;marie@exemple.test;012345;HD;;fr;N;1400;;',
  ].map((line) => line.replace('Lœuillet', 'Loeuillet')),
  MONDIAL_RELAY: [
    `;DOOR;LOEUILLET ZOE;LES AMIS;12, RUE DE L'EGLISE;BAT. B;LYON;69003;FR;;0639980011;ZOE@EXEMPLE.TEST;A;;;D;;;HOM;FR;1;2800${';'.repeat(22)}`,
    `;POINT;PERRIN MARIE;;3, RUE HAUTE;;ARBOIS;39600;FR;0384000001;;MARIE@EXEMPLE.TEST;A;;;R;012345;FR;24R;FR;1;1400${';'.repeat(22)}`,
  ],
  CHRONOPOST: [
    "LOEUILLET;LES AMIS;ZOE;LOEUILLET;12, RUE DE L'EGLISE;BAT. B;;69003;LYON;FR;0639980011;ZOE@EXEMPLE.TEST;DOOR;;13H;;;0;0;;;L;;2.80;;;;;;26/11/2026;;;;;;;",
    'PERRIN;TABAC DE LA GARE;MARIE;PERRIN;1, AVENUE DE LA GARE;;;39100;DOLE;FR;0384000001;MARIE@EXEMPLE.TEST;POINT;;PR;;;0;0;;;L;5436X;1.40;;;;;;26/11/2026;;;;;;;',
  ],
  GLS: [
    'ORDERID;ORDERNAME;PRODUCTNO;ORDERWEIGHTTOT;CONSID;CONTACT;CONTACTMAIL;CONTACTMOBILE;CONTACTPHONE;STREET1;STREET2;STREET3;COUNTRYCODE;CITY;ZIPCODE;REFPR',
    "DOOR;Les Amis;2;02.80;;Zoé Loeuillet;zoe@exemple.test;0639980011;0639980011;12, rue de l'Église;Bât. B;;FR;Lyon;69003;",
    'POINT;Tabac de la gare;17;01.40;;Marie Perrin;marie@exemple.test;;0384000001;1, avenue de la Gare;;;FR;Dole;39100;2500375004',
  ],
}

const pointCodes: Record<LabelProgram, string> = {
  COLISSIMO: '012345',
  MONDIAL_RELAY: '12345',
  CHRONOPOST: '5436X',
  GLS: '2500375004',
}
const carriers: Record<LabelProgram, string> = {
  COLISSIMO: 'Colissimo',
  MONDIAL_RELAY: 'Mondial Relay',
  CHRONOPOST: 'Chronopost',
  GLS: 'GLS',
}
/** What each program gives back, by the names that it gives to our reference and to its number. */
const backs: Record<LabelProgram, (reference: string) => string[]> = {
  COLISSIMO: (reference) => ['ReferenceExpedition;NumeroColis', `${reference};6A12345678901`],
  MONDIAL_RELAY: (reference) => ['Numéro d’expédition;Référence expédition', `12345678;${reference}`],
  CHRONOPOST: (reference) => ['N° LT;Référence destinataire', `[XY1,XY2];${reference}`],
  GLS: (reference) => ['ORDERID;TRACKID', `${reference};00AB12CD`],
}

for (const [transport, connect] of Object.entries(transports))
  eachDatabase(`files for the programs of carriers, ${transport}`, (open) => {
    const raise = async (program: LabelProgram, code = pointCodes[program]) => {
      const db = await open()
      const shop = await openOrderStage(db, connect, 60)
      shop.at('2026-11-26T10:00:00.000Z')
      const owner = await shop.ownerNow()
      const cartons = [{ places: 60, price: 900, mostGrams: null }]
      const rates = [{ countries: ['FR'], postalPrefixes: [], cartons }]
      const carrier = async (name: string, deliveryType: 'DELIVERY' | 'PICKUP' = 'DELIVERY') =>
        given(await owner.createCarrier({ body: { name, deliveryType, rates } })).id
      const place = { address: '1, avenue de la Gare', postalCode: '39100', city: 'Dole' }
      const { id, name, address, postalCode, city, country } = given(
        await owner.createPickupPoint({ body: { name: 'Tabac de la gare', ...place, carrierCode: code } }),
      )
      let placed = 0
      const order = async (idCarrier: string, quantity: number, more: Parameters<typeof shop.wanted>[1] = {}) => {
        const delivery = { type: 'DELIVERY' as const, idCarrier }
        placed += 1
        shop.at(`2026-11-26T10:00:0${placed}.000Z`)
        const one = given(await shop.place(shop.wanted(quantity, { delivery, ...more })))
        given(await owner.recordPayment({ params: { id: one.id }, body: {} }))
        return one
      }
      const receiver = {
        company: 'Les Amis',
        firstname: 'Zoé',
        lastname: 'Lœuillet',
        address: '12, rue de l’Église',
        addressPart2: 'Bât. B',
        postalCode: '69003',
        city: 'Lyon',
        country: 'FR',
        phone: '+33 6 39 98 00 11',
      }
      const user = (email: string) => ({ phone: '03 84 00 00 01', email, isAdult: true as const })
      const door = await order(await carrier(carriers[program]), 2, {
        user: user('zoe@exemple.test'),
        address: { billing: shop.address, delivery: receiver },
      })
      const fetched = await order('', 1, {
        user: user('marie@exemple.test'),
        delivery: {
          type: 'PICKUP',
          idCarrier: await carrier(`${carriers[program]} en relais`, 'PICKUP'),
          accessPoint: { id, name, addLine1: address, zipCode: postalCode, city, country },
        },
      })
      const take = async (wanted: LabelProgram | undefined = program) => {
        const file = given(await owner.exportTable({ params: { what: 'parcels' }, query: { program: wanted } }))
        const text = Buffer.from(file.content, 'base64').toString('latin1')
        return { name: file.name, text: text.replaceAll(door.reference, 'DOOR').replaceAll(fetched.reference, 'POINT') }
      }
      const list = async () => given(await owner.listLabelFiles())
      return { ...shop, db, owner, order, carrier, door, fetched, take, list }
    }

    for (const program of Object.keys(golden) as LabelProgram[])
      test(`${program}: the round goes out in its form, its numbers come back by its names`, async () => {
        const shop = await raise(program)
        const { suggested, files } = await shop.list()
        expect(suggested).toBe(program)
        expect(files.find((file) => file.program === program)).toEqual({ program, parcels: 2, others: 0, refused: [] })
        const { name, text } = await shop.take()
        expect(name).toMatch(/^colis-[a-z-]+-2026-11-26\.csv$/)
        expect(text).toBe(golden[program].map((line) => `${line}\r\n`).join(''))
        const csv = backs[program](shop.door.reference).join('\r\n')
        const body = { csv, isTrial: false }
        expect(given(await shop.owner.importTable({ params: { what: 'departures' }, body }))).toMatchObject({
          changed: 1,
          faults: [],
        })
        const { fulfilment, tracking } = given(await shop.owner.getAdminOrder({ params: { id: shop.door.id } }))
        expect([fulfilment, tracking.length]).toEqual(['shipped', program === 'CHRONOPOST' ? 2 : 1])
        expect(await findFaults(shop.db)).toEqual([])
      })

    test('orders of other carriers stay out, and are told; those of whom nobody says whose they are go along', async () => {
      const shop = await raise('COLISSIMO')
      await shop.order(await shop.carrier('Mondial Relay'), 1)
      const plain = await shop.order(await shop.carrier('Par la route'), 1)
      const { files, suggested } = await shop.list()
      const told = (program: LabelProgram) => files.find((file) => file.program === program)
      expect(suggested).toBe('COLISSIMO')
      expect(told('COLISSIMO')).toMatchObject({ parcels: 3, others: 1 })
      expect(told('MONDIAL_RELAY')).toMatchObject({ parcels: 2, others: 2 })
      const { text } = await shop.take()
      expect([...text.matchAll(/^EXP;([^;]+)/gm)].map((found) => found[1])).toEqual(['DOOR', 'POINT', plain.reference])
    })

    test('what a program would refuse is told by its order, and is not in the file', async () => {
      const shop = await raise('MONDIAL_RELAY', '')
      const { files } = await shop.list()
      expect(files.find(({ program }) => program === 'MONDIAL_RELAY')).toEqual({
        program: 'MONDIAL_RELAY',
        parcels: 1,
        others: 0,
        refused: [{ reference: shop.fetched.reference, fault: 'point' }],
      })
      const { text } = await shop.take()
      expect([text.includes(';DOOR;'), text.includes(';POINT;')]).toEqual([true, false])
    })

    test('what a buyer writes is no formula and no second row; only parcels have such files, and only staff see any', async () => {
      const shop = await raise('GLS')
      const lastname = '=cmd|calc;"x"'
      await shop.order(await shop.carrier('GLS'), 1, { address: { billing: { ...shop.address, lastname, company: '@SUM(1)' } } })
      const lines = (await shop.take()).text.trimEnd().split('\r\n')
      expect(lines.map((line) => line.split(';').length)).toEqual([16, 16, 16, 16])
      expect(lines[3]).toContain(';SUM(1);')
      const ask = { params: { what: 'orders' as const }, query: { program: 'GLS' as const } }
      expect(await codeOf(shop.owner.exportTable(ask))).toBe('invalid')
      for (const caller of [shop.visitor, shop.as('MEMBER')])
        expect(['unauthenticated', 'forbidden']).toContain(await codeOf(caller.listLabelFiles()))
    })
  })
