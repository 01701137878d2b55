import { capitalise } from '#app/models/platform/text/goods.ts'
import type { GoodsHelpPage } from './help-page.ts'

/** How the house itself is set up. */
export const houseHelp: Record<string, GoodsHelpPage> = {
  'fermer-pour-conges': {
    title: 'Fermer pour congés',
    part: 'settings',
    screens: ['fermetures'],
    says: 'Deux dates suffisent, le reste suit et rouvre de soi-même.',
    steps: [
      'Ouvrez « Congés et fermetures » et cliquez sur « Fermer pour congés ».',
      'Dites le premier et le dernier jour, et ce qui s’arrête.',
      'Lisez « Ce qui suit de soi-même » et cliquez sur « Ajouter ».',
    ],
    related: ['horaires', 'livraison'],
  },
  'panneau-au-telephone': (goods) => ({
    title: 'Garder le panneau sur son téléphone',
    part: 'settings',
    screens: ['commandes', 'inventaire'],
    says: 'Il s’ouvre d’un toucher, comme une application.',
    steps: [
      'Ouvrez le panneau dans le navigateur du téléphone, et connectez-vous.',
      'Dans le menu du navigateur, choisissez l’ajout à l’écran d’accueil.',
      `Un appui long sur son icône mène droit à « Commandes », à « Préparer les commandes », à « Stock ${goods.store} » ou à la recherche.`,
    ],
    related: ['horaires'],
  }),
  'compter-sans-reseau': (goods) => ({
    title: 'Compter sans réseau',
    part: 'orders',
    screens: ['inventaire', 'commandes/preparation'],
    says: `${goods.figure === 'bottle' ? 'À la cave' : 'Dans la réserve'}, le stock et la préparation s’ouvrent sans réseau ; ce que vous notez part à son retour.`,
    steps: [
      `Avec le réseau, ouvrez une fois « Stock ${goods.store} » ou « Préparer les commandes » : les deux restent trois jours sur l’appareil.`,
      'Sans réseau, comptez et cliquez sur « Enregistrer le stock » : l’écran dit ce qui attend.',
      'De retour, ouvrez l’un des deux écrans : tout part, une seule fois. Si une vente a eu lieu entre-temps, choisissez votre différence, votre compte, ou laissez.',
    ],
    related: ['panneau-au-telephone'],
  }),
  horaires: (goods) => ({
    title: 'Changer les horaires et les coordonnées',
    part: 'settings',
    screens: ['parametres?partie=hours', 'adresses', 'parametres?partie=company'],
    says: 'Ils changent partout sur le site, en une fois.',
    steps: [
      `Ouvrez « Réglages », puis « ${capitalise(goods.theHouse)} ».`,
      'Pour un jour, indiquez de quelle heure à quelle heure, et la seconde fois si la porte ferme à midi ; ou choisissez « Fermé », « Comme la veille » ou « Comme lundi ».',
      'Cliquez sur « Enregistrer ».',
    ],
    related: ['fermer-pour-conges'],
  }),
  'paiement-par-carte': {
    title: 'Recevoir un paiement par carte',
    part: 'settings',
    screens: ['paiement'],
    says: 'Une clé de votre compte Stripe suffit.',
    steps: [
      'Ouvrez « Réglages », puis « Paiement » et « Paiement par carte ».',
      '« Créer la clé chez Stripe » ouvre la page où elle se fait, avec les droits qu’il lui faut.',
      'Posez-la ici et cliquez sur « Relier ce compte ».',
      '« Essayer » mène à un paiement d’essai.',
    ],
    related: ['autres-moyens-de-paiement', 'rembourser'],
  },
  'autres-moyens-de-paiement': {
    title: 'Virement, chèque, règlement sur place',
    part: 'settings',
    screens: ['parametres?q=paiement'],
    says: 'Une commande attend son virement ou son chèque, puis vous notez qu’il est arrivé.',
    steps: [
      'Ouvrez « Réglages », puis « Virement, chèque, sur place », et dites ce que vous acceptez.',
      'Quand l’argent est là, ouvrez la commande sous « Commandes » et notez le paiement reçu : la facture se fait alors.',
    ],
    related: ['paiement-par-carte', 'suivre-une-commande'],
  },
  livraison: (goods) => ({
    title: 'Régler la livraison et le retrait',
    part: 'settings',
    screens: ['transporteurs', 'points-de-retrait', 'creneaux'],
    says: 'Sans transporteur ni point de retrait, rien ne peut partir.',
    steps: [
      `Ouvrez « Transporteurs » et cliquez sur « Nouveau transporteur » : ses pays et ses prix par nombre de ${goods.piece.many}.`,
      '« Nouveau point de retrait » dit où l’on vient chercher, « Nouveau créneau » quand.',
    ],
    related: ['preparer-une-tournee', 'fermer-pour-conges'],
  }),
  'changer-l-apparence': {
    title: 'Changer l’apparence du site',
    part: 'site',
    screens: ['apparence', 'logos', 'polices'],
    says: 'Essayez à côté du site ; vos visiteurs ne voient rien avant que vous publiiez.',
    steps: [
      'Ouvrez « Site », puis l’écran de l’apparence.',
      'Choisissez une direction, des couleurs, des caractères : le site à côté suit.',
      'Cliquez sur « Publier » quand cela vous plaît. « Logos » et « Polices » reçoivent vos fichiers.',
    ],
    related: ['ecrire-une-page', 'photos'],
  },
  'la-loi': {
    title: 'Être en règle avec la loi',
    part: 'settings',
    screens: ['conformite', 'parametres?partie=legal'],
    says: 'Un écran essaie chaque règle et dit ce qui manque.',
    steps: [
      'Ouvrez « Réglages », puis « Conformité ».',
      'Chaque règle dit son état ; « Y remédier » mène là où cela se règle.',
      '« Télécharger le rapport » garde ce qui a été vu ce jour-là.',
    ],
    related: ['mettre-un-vin-en-vente', 'droits-des-personnes'],
  },
  'droits-des-personnes': {
    title: 'Répondre à qui demande ses données',
    part: 'clients',
    screens: ['demandes', 'violations'],
    says: 'La loi vous donne un mois.',
    steps: [
      'Ouvrez « Droits des personnes » et la demande, et répondez avant son terme.',
      'Si des données ont fui, « Violations de données » et « Noter une violation » gardent ce que la loi veut lire.',
    ],
    related: ['la-loi', 'connaitre-un-client'],
  },
  'inviter-quelqu-un': {
    title: 'Travailler à plusieurs',
    part: 'settings',
    screens: ['invitations', 'equipe', 'journal'],
    says: 'Chacun a son accès ; le journal dit qui a fait quoi.',
    steps: [
      'Ouvrez « Invitations » et cliquez sur « Inviter quelqu’un ».',
      '« Équipe » montre qui tient le site avec vous.',
      '« Journal » garde chaque changement et permet d’y revenir.',
    ],
    related: ['la-loi'],
  },
  chiffres: {
    title: 'Lire vos chiffres',
    part: 'figures',
    screens: ['chiffres', 'visites'],
    says: 'Un mois, un trimestre, une année, à côté de l’année d’avant.',
    steps: [
      'Ouvrez « Chiffres » et choisissez la période.',
      'Chaque tableau se télécharge pour un tableur.',
      '« Visites » compte qui est venu, sans suivre personne.',
    ],
    related: ['factures', 'ecrire-une-lettre'],
  },
}
