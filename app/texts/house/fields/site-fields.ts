import { externalAppFieldTexts } from './external-apps.ts'
import type { GoodsFieldText } from './field-text.ts'

/** What the fields of sites are called, and of what a site stands on. */
export const siteFieldTexts: Record<string, GoodsFieldText> = {
  ...externalAppFieldTexts,
  devUrls: ['Adresses d’essai', 'Une par ligne, en http:// ou https://.'],
  prodUrls: ['Adresses du site', 'Une par ligne, en http:// ou https://.'],
  'shop-advice.isShown': ['Montrer ce mot'],
  'shop-advice.title': ['Titre', 'Vide : « Un doute ? Demandez-nous. »'],
  'shop-advice.text': ['Texte'],
  'shop-advice.button': ['Bouton'],
  'shop-advice.url': ({ figure }) => [
    'Où il mène',
    `Une page du site, par exemple ${figure === 'bottle' ? '/le-caveau' : '/nous-trouver'}, ou une adresse en https:// ; vide, la page Contact.`,
  ],
  servers: ['Serveurs'],
  'servers.id': ['Identifiant', 'Un mot court à vous, par exemple « web-1 ».'],
  ip: ['Adresse IP'],
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
  mostMails: [
    'Courriels par jour au plus',
    'Vide : sans borne. Les lettres et les courriels demandés par des inconnus qui dépassent partent le lendemain ; les commandes et les accès partent toujours.',
  ],
}
