import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { NamedRow } from './imported.ts'

/** The columns of carriers' files as carriers call them. */
const carrierColumns = {
  number: [
    'Numéro de suivi',
    'N° de suivi',
    'Numéro de colis',
    'N° de colis',
    'N° colis',
    'Numéro colis',
    'Numéro du colis',
    'NumeroColis',
    'Numéro d’expédition',
    'N° expédition',
    'N° d’expédition',
    'Expédition',
    'Numéro de LT',
    'N° LT',
    'N° de LT',
    'Lettre de transport',
    'Numéro de lettre de transport',
    'N° de tracking',
    'Track ID',
    'TRACKID',
    'Parcel number',
    'Numéro',
    'Tracking',
    'Tracking number',
  ],
  order: [
    'Commande',
    'Référence commande',
    'N° de commande',
    'Numéro de commande',
    'N° commande',
    'Numéro commande',
    'Référence de commande',
    'ReferenceExpedition',
    'Référence expédition',
    'Référence de l’expédition',
    'Référence de l’envoi',
    'Référence envoi',
    'ORDERID',
    'Référence client',
    'Réf. client',
    'Votre référence',
    'Référence expéditeur',
    'Référence destinataire',
    'Référence',
    'Order',
    'Reference',
  ],
  state: ['Statut', 'État', 'Statut de livraison', 'Événement', 'Dernier événement', 'Libellé', 'Status'],
  day: ['Date de livraison', 'Livré le', 'Date de distribution', 'Date du statut', 'Date', 'Delivery date'],
}
type CarrierColumn = keyof typeof carrierColumns

/** What a row of a carrier says under any of the names of a column. */
export function cellOf(row: NamedRow, column: CarrierColumn): string {
  return carrierColumns[column].map((name) => row.cell(name).trim()).find(Boolean) ?? ''
}

/** Whether a file has a column under any of its names. */
export function hasColumn(names: readonly string[], column: CarrierColumn): boolean {
  return carrierColumns[column].some((name) => names.includes(foldText(name)))
}

/** What a column is called by most. */
export function usualName(column: CarrierColumn): string {
  return carrierColumns[column][0] ?? ''
}

/** Whether something stands under one of the names that say on which day a parcel was delivered. */
export function namesDelivery(row: NamedRow): boolean {
  return carrierColumns.day.slice(0, 3).some((name) => row.cell(name).trim() !== '')
}
