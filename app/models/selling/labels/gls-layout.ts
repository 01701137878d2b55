import { type LabelLayout, type LabelSource, leaveEmpty } from './label-layout.ts'

/**
 * GLS (Winexpé, and what reads its files): 16 columns with the names by which a module for shops that GLS has had made writes them.
 * What is fetched goes to the point's name and address, with the buyer as the contact.
 */
export const glsLayout: LabelLayout = {
  letters: 'WESTERN',
  hasHead: true,
  lines: { width: 35, most: 3 },
  goesToPoint: true,
  readPointCode: (code) => /^\d{5,12}$/.exec(code)?.[0],
  mostGrams: { door: 30_000, point: 20_000 },
  columns: [
    { name: 'ORDERID', most: 30, read: ({ reference }) => reference, isRequired: true },
    {
      name: 'ORDERNAME',
      most: 35,
      read: (source) => source.point?.name ?? (source.company || personOf(source)),
      isRequired: true,
    },
    { name: 'PRODUCTNO', most: 2, read: chooseProduct },
    { name: 'ORDERWEIGHTTOT', most: 5, read: ({ grams }) => (grams / 1000).toFixed(2).padStart(5, '0') },
    leaveEmpty('CONSID'),
    { name: 'CONTACT', most: 35, read: (source) => (source.point || source.company ? personOf(source) : '') },
    { name: 'CONTACTMAIL', most: 80, read: ({ email }) => email },
    { name: 'CONTACTMOBILE', most: 20, read: ({ mobile }) => mobile },
    { name: 'CONTACTPHONE', most: 20, read: ({ mobile, fixed }) => fixed || mobile },
    { name: 'STREET1', most: 35, read: ({ lines }) => lines[0] ?? '', isRequired: true },
    { name: 'STREET2', most: 35, read: ({ lines }) => lines[1] ?? '' },
    { name: 'STREET3', most: 35, read: ({ lines }) => lines[2] ?? '' },
    { name: 'COUNTRYCODE', most: 2, read: ({ point, nation }) => point?.country ?? nation },
    { name: 'CITY', most: 35, read: ({ point, city }) => point?.city ?? city, isRequired: true },
    { name: 'ZIPCODE', most: 10, read: ({ point, postalCode }) => point?.postalCode ?? postalCode, isRequired: true },
    { name: 'REFPR', most: 12, read: ({ code }) => code },
  ],
}

function personOf({ firstname, lastname }: LabelSource): string {
  return `${firstname} ${lastname}`
}

const toDoors = new Set(['1', '2', '16', '18', '19'])

function chooseProduct({ service, point, country }: LabelSource): string {
  if (point) return '17'
  const named = service.replace(/^0/, '')
  if (toDoors.has(named)) return named
  return country === 'FR' || country === 'MC' ? '2' : '1'
}
