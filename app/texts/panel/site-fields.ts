import type { FieldText } from './fields.ts'

/** What the fields of the desk of all sites are called. */
export const siteFieldTexts: Record<string, FieldText> = {
  'hosted-site.host': ['Nom de domaine', 'Par exemple www.domaine.fr ; il doit mener à cette machine.'],
  'hosted-site.name': ['Nom du site'],
  'hosted-site.email': ['Adresse e-mail du propriétaire', 'Il y reçoit son invitation, valable sept jours.'],
  'hosted-site.isOpen': ['Ouvert', 'Un site suspendu ne montre plus que ce mot ; sa gestion reste ouverte.'],
  isOperator: ['Exploitant'],
  products: ['Produits'],
  orders: ['Commandes'],
  megabytes: ['Fichiers (Mo)'],
  mostProducts: ['Produits au plus', 'Vide : sans borne.'],
  mostMegabytes: ['Mo de fichiers au plus', 'Vide : sans borne.'],
  mostMails: ['Courriels par jour au plus', 'Vide : sans borne. Ceux qui dépassent partent le lendemain.'],
}
