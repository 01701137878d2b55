import { clientTexts } from '../fields/clients.ts'
import type { GoodsHelpPage } from './help-page.ts'

/** How one writes to clients and for visitors. */
export const wordsHelp: Record<string, GoodsHelpPage> = {
  'ecrire-une-page': {
    title: 'Écrire une page',
    part: 'site',
    screens: ['pages'],
    says: 'Une page se compose à vue, et ne paraît que publiée.',
    steps: [
      'Ouvrez « Pages » et cliquez sur « Nouvelle page », ou sur la page à changer.',
      '« Composer la page » l’ouvre comme la voient vos visiteurs : cliquez sur un titre ou un texte et écrivez.',
      'Les blocs se prennent dans « Blocs à ajouter » ; « Monter », « Descendre », « Doubler » et « Retirer » les rangent.',
      'Cliquez sur « Publier », ou choisissez « Publier le… » pour plus tard. « Versions » ramène une page d’avant.',
    ],
    related: ['garder-une-section', 'mettre-en-forme', 'photos', 'changer-l-apparence'],
  },
  'mettre-en-forme': (goods) => ({
    title: 'Mettre un texte en forme',
    part: 'site',
    screens: ['pages', 'actualites', 'articles', 'lettres'],
    says: `Un texte s’écrit partout de la même façon : pages, actualités, articles, histoires des ${goods.sort.many} et lettres.`,
    steps: [
      'Écrivez, choisissez des mots, puis « Gras », « Italique », « Intertitre », « Liste », « Liste numérotée » ou « Citation ».',
      `« Lien » demande le nom d’une page ou d’${goods.sort.un} ${goods.sort.one}, ou une adresse ; « Poser » le met.`,
      'Ce que vous collez d’ailleurs garde ses mots et perd le reste. Ctrl+Z défait, Ctrl+S enregistre.',
    ],
    related: ['ecrire-une-page', 'ecrire-une-lettre'],
  }),
  'garder-une-section': {
    title: 'Garder une section pour d’autres pages',
    part: 'site',
    screens: ['sections'],
    says: 'Ce qui est bien composé une fois se repose sur une autre page sans le refaire.',
    steps: [
      'Ouvrez « Pages », la page, puis « Composer la page », et choisissez le premier bloc à garder.',
      'Sous « Garder des blocs pour d’autres pages », dites « Combien de blocs, à partir de celui-ci » et le « Nom de la section », puis « Garder la section ».',
      'Sur une autre page, elle vous attend en tête des « Sections prêtes » : cliquez dessus, ou « Ajouter la section ».',
      'Chaque page en reçoit une copie : la changer là ne change aucune autre page.',
      '« Sections gardées » les renomme, les corrige et les retire ; les pages qui en ont une copie restent comme elles sont.',
    ],
    related: ['ecrire-une-page', 'changer-l-apparence'],
  },
  'annoncer-une-nouvelle': {
    title: 'Annoncer une nouvelle',
    part: 'news',
    screens: ['actualites', 'articles'],
    says: 'Un titre, un texte et une photo suffisent.',
    steps: [
      'Ouvrez « Actualités » et cliquez sur « Nouvelle actualité », ou « Articles » et « Nouvel article ».',
      'Écrivez le titre et le texte, ajoutez une photo et cliquez sur « Ajouter ».',
      '« Écrire, bloc par bloc » ajoute ensuite d’autres parties ; « Voir l’aperçu » les montre à vous seul.',
      'Ce que vous changez reste un brouillon : « Publier » le montre, « Publier le… » plus tard. « Versions » ramène un texte d’avant.',
    ],
    related: ['mettre-en-forme', 'ecrire-une-lettre', 'lire-les-commentaires'],
  },
  'lire-les-commentaires': {
    title: 'Lire les commentaires',
    part: 'news',
    screens: ['commentaires', 'parametres?partie=features'],
    says: 'Vos articles reçoivent des commentaires si vous le voulez ; rien ne paraît sans vous.',
    steps: [
      'Parmi les paramètres, cochez « Commentaires sous les articles ».',
      'Sur la fiche d’un article, « Commentaires » les ouvre ou les ferme pour lui seul.',
      'Ouvrez celui qui attend : « État » le publie ou le refuse, et « Votre réponse » paraît dessous.',
    ],
    related: ['annoncer-une-nouvelle', 'droits-des-personnes'],
  },
  'ecrire-une-lettre': (goods) => ({
    title: 'Écrire une lettre',
    part: 'letter',
    screens: ['lettres'],
    says: 'Relisez-la telle qu’elle partirait : une lettre partie ne se rattrape pas.',
    steps: [
      'Ouvrez « Lettres » et cliquez sur « Écrire une lettre ».',
      `Dites l’objet, le titre et le texte ; choisissez une photo, des ${goods.sort.many}, un code et qui la reçoit, puis « Ajouter ».`,
      'Regardez « Comme elle partirait » et cliquez sur « M’envoyer un essai ».',
      'Envoyez-la à tous, ou choisissez « Envoyer plus tard… » ; « Arrêter l’envoi » la retient en chemin.',
    ],
    related: ['abonnes', 'code-de-reduction', 'mettre-en-forme'],
  }),
  abonnes: {
    title: 'Tenir la liste de vos lecteurs',
    part: 'letter',
    screens: ['abonnes', 'listes'],
    says: 'Ne sont abonnés que ceux qui l’ont demandé et confirmé.',
    steps: [
      'Ouvrez « Abonnés » : chacun y a la date de son accord.',
      '« Télécharger les abonnés (CSV) » les donne à un tableur.',
      '« Listes de la lettre » dit à quoi l’on peut s’abonner.',
    ],
    related: ['ecrire-une-lettre', 'la-loi'],
  },
  'repondre-a-un-message': {
    title: 'Répondre à un message',
    part: 'clients',
    screens: ['messages', 'reponses-pretes'],
    says: 'Écrivez d’ici : la réponse reste avec le message.',
    steps: [
      'Ouvrez « Messages » et celui qui attend.',
      'Écrivez « Votre réponse », ou « Poser une réponse prête », puis « Envoyer la réponse ».',
      'Si vous avez appelé, cliquez sur « Déjà répondu autrement ».',
    ],
    related: ['connaitre-un-client', 'colis-abime'],
  },
  'connaitre-un-client': (goods) => ({
    title: 'Connaître un client',
    part: 'clients',
    screens: ['clients'],
    says: 'Une fiche par adresse e-mail, compte ou pas.',
    steps: [
      'Ouvrez « Clients » et cherchez un nom, une ville ou une adresse.',
      `La fiche réunit « Commandes », « Messages » et « ${clientTexts.bought(goods)} ».`,
      'Écrivez une « Note », posez des « Étiquettes » et cliquez sur « Enregistrer la note et les étiquettes ».',
    ],
    related: ['repondre-a-un-message', 'ecrire-une-lettre'],
  }),
}
