import { bullets, type DemoPage, richText } from './page-of.ts'

/** For companies and their clients. */
export const companies: DemoPage = {
  id: 'offres-entreprises',
  id_parent: 'pratique',
  url: 'offres-entreprises',
  title: 'Offres entreprises',
  menu_title: 'Entreprises',
  meta_description: 'Cartons à votre nom, journées au domaine et facturation simple : ce que nous faisons pour les entreprises.',
  blocks: [
    {
      type: 'title',
      text: 'Offres entreprises',
      lead: 'Pour remercier des clients, réunir une équipe, garnir la cave d’un restaurant.',
    },
    {
      type: 'cards',
      title: 'Trois demandes fréquentes',
      cards: [
        {
          title: 'Le carton de fin d’année',
          text: 'Trois ou six bouteilles, une carte imprimée à votre nom, un envoi par adresse. À commander avant le 20 novembre.',
          picture: { image: 'box-6', alt: '' },
        },
        {
          title: 'La journée au domaine',
          text: 'De huit à trente personnes : le tour des coteaux le matin, la table du caveau à midi, la cave l’après-midi.',
          picture: { image: 'hills-harvest', alt: '' },
        },
        {
          title: 'La carte d’un restaurant',
          text: 'Nos vins par caisses de douze, une dégustation avec votre équipe, et nos fiches pour le personnel.',
          picture: { image: 'bottle-cremant', alt: '' },
        },
      ],
    },
    {
      type: 'text',
      title: 'Comment cela se passe',
      ground: 'sand',
      body: richText(
        bullets(
          'Un devis sous deux jours ouvrés, avec le prix hors taxes et toutes taxes comprises.',
          'Une seule facture, réglée par virement à la commande ; un seul interlocuteur : Fatou.',
          'Une liste d’adresses en tableur suffit ; nous l’effaçons après l’envoi.',
        ),
      ),
    },
    {
      type: 'call',
      title: 'Parlons-en',
      lead: 'Dites-nous combien de personnes, quand, et ce que vous avez en tête.',
      actions: [{ label: 'Demander un devis', href: '/contact' }],
    },
  ],
}

/** For those who write about the estate. */
export const press: DemoPage = {
  id: 'presse',
  id_parent: 'pratique',
  url: 'presse',
  title: 'Presse',
  menu_title: 'Presse',
  meta_description: 'Repères, images et contact pour les journalistes qui écrivent sur le Domaine des Trois Coteaux.',
  blocks: [
    { type: 'title', text: 'Presse', lead: 'Des faits, des images, et quelqu’un qui répond au téléphone.' },
    {
      type: 'text',
      title: 'Repères',
      body: richText({
        type: 'table',
        head: ['Quoi', 'Combien'],
        rows: [
          ['Fondation', '1932, par Marthe Vuillemin'],
          ['Surface', '9 hectares, en agriculture biologique depuis 2009'],
          ['Cépages', 'poulsard, trousseau, pinot noir, chardonnay, savagnin'],
          ['Récolte d’une année moyenne', '32 000 bouteilles'],
          ['Appellations', 'Arbois, Côtes du Jura, Crémant du Jura, Macvin du Jura'],
        ],
      }),
    },
    {
      type: 'gallery',
      title: 'Images à reprendre',
      ground: 'sand',
      pictures: [
        'hills-calm',
        'hills-winter',
        'hills-harvest',
        'cellar',
        'shoot',
        'map',
        'bottle-abbesse',
        'photo-bottle-abbesse',
        'photo-scene-table',
        'box-6',
      ].map((image) => ({ image })),
    },
    { type: 'news', title: 'Les dernières nouvelles', count: 3, promoted: false },
    { type: 'blog', title: 'Dans le carnet', count: 3, folder: '' },
    {
      type: 'call',
      title: 'Un entretien, une visite ?',
      lead: 'Jeanne répond aux journalistes, de préférence le lundi.',
      actions: [{ label: 'Nous écrire', href: '/contact' }],
    },
  ],
}
