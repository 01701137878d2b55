import { siteFieldTexts } from './site-fields.ts'
/** What the columns of the lists of orders and papers are called. */
export const orderFieldTexts = {
  ...siteFieldTexts,
  carrierCode: ['Code du point chez le transporteur', 'Son numéro, par exemple 012345 : le fichier des étiquettes le porte.'],
  serviceCode: [
    'Code du service',
    'Celui de votre contrat, par exemple DOS chez Colissimo, 18H chez Chronopost : le fichier des étiquettes le porte.',
  ],
  trackingAddress: [
    'Adresse de suivi des colis',
    'Avec {numero} à la place du numéro : le client reçoit alors un lien vers son colis. Par exemple https://www.exemple.fr/suivi?colis={numero}.',
  ],
  'order.payment': ['Paiement'],
  'order.reference': ['Numéro'],
  'order.name': ['Client'],
  'order.search': ['Numéro, nom ou adresse e-mail'],
  'withdrawal.answer': ['Mot au client'],
  'withdrawal.proof': ['Confirmée par son client'],
  'withdrawal.awaitsBuyer': ['Attend son client'],
  'withdrawal.mayDisown': ['Son client peut dire qu’elle n’est pas de lui'],
  'withdrawal.due': ['Reste à rembourser'],
  'withdrawal.dueBy': ['À rembourser avant la fin du'],
  'paper.label': ['Numéro'],
  'paper.kind': ['Nature'],
  'book-closing.invoices': ['Factures'],
  'book-closing.credits': ['Avoirs'],
  'book-closing.lastInvoice': ['Dernière facture'],
  'book-closing.lastCredit': ['Dernier avoir'],
  'book-closing.madeAt': ['Faite le'],
  'book-closing.previous': ['Empreinte de la clôture d’avant'],
  'book-closing.hash': ['Empreinte de celle-ci'],
} as const
