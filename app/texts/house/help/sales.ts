import { houseGoods } from '../goods/house-goods.ts'
import type { GoodsHelpPage } from './help-page.ts'

/** How orders are looked after. */
export const salesHelp: Record<string, GoodsHelpPage> = {
  'preparer-une-tournee': (goods) => ({
    title: 'Préparer une tournée',
    part: 'orders',
    screens: ['commandes/preparation'],
    says: `Emballez toutes les commandes du jour d’un seul passage ${houseGoods(goods).inStore}.`,
    steps: [
      'Ouvrez « Commandes », puis « Préparer les commandes ».',
      'Cochez ce que vous emballez et cliquez sur « Commencer la préparation ».',
      `« Imprimer les papiers » donne en un seul document ce qui sort ${goods.store} et les bons à glisser dans les cartons.`,
      'Écrivez les numéros de suivi, puis « Noter les expéditions » : chaque client reçoit son courriel.',
      'Le transporteur fait vos étiquettes ? Sous « Étiquettes du transporteur », choisissez son logiciel : « Télécharger les colis (CSV) » en donne le fichier ; le sien, par « Faire entrer les numéros », fait partir tous les colis d’un coup.',
      'Sur un téléphone qui sait lire les codes, « Lire le code » ouvre l’appareil photo : lisez le bon de livraison, puis l’étiquette du colis, et le numéro est dans sa case. Une douchette fait de même : son Entrée n’envoie rien.',
      'Pour un point de retrait, écrivez une fois à sa fiche le « Code du point chez le transporteur » ; au transporteur, son « Code du service » si ce n’est pas l’envoi ordinaire.',
    ],
    related: ['suivre-une-commande', 'livraison'],
  }),
  'suivre-une-commande': (goods) => ({
    title: 'Suivre une commande',
    part: 'orders',
    screens: ['commandes'],
    says: 'Une commande avance par des boutons, jamais par un état à choisir.',
    steps: [
      'Ouvrez « Commandes » et cliquez sur la commande.',
      'Sa fiche propose ce qui vient ensuite : « Commencer la préparation », « Noter l’expédition » ou « Dire qu’elle est prête », puis « Terminer ».',
      `« Annuler la commande » remet ses ${goods.piece.many} en stock.`,
    ],
    related: ['rembourser', 'preparer-une-tournee', 'vente-au-caveau'],
  }),
  'vente-au-caveau': (goods) => ({
    title: `Noter une vente ${goods.counter}`,
    part: 'orders',
    screens: ['commandes'],
    says: 'Une vente faite de vive voix entre dans vos livres et dans votre stock comme une autre.',
    steps: [
      'Ouvrez « Commandes » et cliquez sur « Noter une vente ».',
      `Dites les ${goods.sort.many} et leur nombre ; « Chercher ${goods.sort.un} ${goods.sort.one} » trouve ${goods.sort.e ? 'celles' : 'ceux'} qui ne sont pas dans la liste.`,
      `Choisissez « Le client emporte ses ${goods.piece.many} » ou « À livrer », puis « Payé maintenant » ou « À payer plus tard ».`,
      goods.isAlcohol
        ? 'Cochez « J’ai vérifié que le client a dix-huit ans » et cliquez sur « Enregistrer la vente ».'
        : 'Cliquez sur « Enregistrer la vente ».',
    ],
    related: ['suivre-une-commande', 'paiement-par-carte'],
  }),
  rembourser: {
    title: 'Rembourser',
    part: 'orders',
    screens: ['commandes'],
    says: 'L’avoir se fait de lui-même ; une facture ne se modifie jamais.',
    steps: [
      'Ouvrez « Commandes », puis la commande à rembourser.',
      'Dans la partie du remboursement, dites combien et pourquoi, puis confirmez : l’avoir est fait et le client reçoit un courriel.',
      'Retrouvez l’avoir sous « Factures et avoirs ».',
    ],
    related: ['retractation', 'colis-abime', 'factures'],
  },
  retractation: (goods) => ({
    title: 'Répondre à une rétractation',
    part: 'orders',
    screens: ['retractations'],
    says: 'Un client a quatorze jours pour renoncer ; vous en avez quatorze pour rembourser.',
    steps: [
      'Ouvrez « Rétractations » et la demande.',
      `Quand le colis est là, cliquez sur « Les produits sont revenus » et dites ce qui retourne ${houseGoods(goods).inStore}.`,
      'Remboursez de là, ou « Refuser la rétractation » avec vos raisons : le client les lit.',
    ],
    related: ['rembourser', 'la-loi'],
  }),
  'colis-abime': (goods) => ({
    title: 'Réparer un colis abîmé ou perdu',
    part: 'orders',
    screens: ['reclamations'],
    says: 'Remboursez ou renvoyez ligne par ligne, là où vous répondez.',
    steps: [
      'Ouvrez « Signalements » et lisez ce que le client raconte.',
      `Sous « Rembourser ou renvoyer », dites ${goods.figure === 'bottle' ? 'bouteille par bouteille' : 'ligne par ligne'} ce que vous faites.`,
      'Écrivez « Votre réponse » et cliquez sur « Répondre ».',
    ],
    related: ['rembourser', 'suivre-une-commande'],
  }),
  factures: {
    title: 'Retrouver une facture, fermer un mois',
    part: 'figures',
    screens: ['factures', 'clotures'],
    says: 'Rien ne s’efface d’un livre ; une erreur se corrige par un avoir.',
    steps: [
      'Ouvrez « Factures et avoirs » et cherchez par numéro ou par nom.',
      '« Clôtures » garde ce que chaque jour, mois et année a rapporté, pour votre comptable.',
    ],
    related: ['chiffres', 'rembourser'],
  },
  'code-de-reduction': {
    title: 'Offrir une réduction',
    part: 'orders',
    screens: ['codes'],
    says: 'Un code se tape au panier et s’arrête au jour dit.',
    steps: [
      'Ouvrez « Codes de réduction » et cliquez sur « Nouveau code ».',
      'Dites le code, la réduction et le dernier jour, puis « Ajouter ».',
    ],
    related: ['ecrire-une-lettre', 'changer-un-prix'],
  },
}
