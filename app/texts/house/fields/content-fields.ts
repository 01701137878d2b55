import { capitalise } from '#app/models/platform/text/goods.ts'
import { houseGoods } from '../goods/house-goods.ts'
import type { FieldText, GoodsFieldText } from './field-text.ts'

/** What is said of whatever is written block by block. */
const isOnline: FieldText = ['En ligne', 'Tant que la case est vide, personne d’autre ne le voit.']

/** What the fields of pictures and of letters are called. */
export const contentFieldTexts = {
  alt: ['Texte de remplacement', 'Ce que dit l’image à qui ne la voit pas.'],
  body: ['Texte'],
  caption: ['Légende'],
  isDecor: ['Image de décor', 'Elle n’apprend rien : on peut s’en passer sans la voir.'],
  focalX: ['Point à garder, depuis la gauche (%)', 'Ce qui reste en vue quand l’image est coupée.'],
  focalY: ['Point à garder, depuis le haut (%)'],
  isOnce: ['La même photo une seule fois', 'Renvoyée après une coupure, elle n’est pas gardée deux fois.'],
  'page.isValid': isOnline,
  'news.isValid': isOnline,
  'blog.isValid': isOnline,
  'news.comments': ['Commentaires', 'Les ouvrir ou les fermer pour cette actualité seule ; ce qui est publié reste.'],
  'blog.comments': ['Commentaires', 'Les ouvrir ou les fermer pour cet article seul ; ce qui est publié reste.'],
  'comment.state': ['État', 'Publié, il paraît sous l’article ; l’adresse e-mail ne paraît jamais.'],
  'comment.answer': ['Votre réponse', 'Elle paraît sous le commentaire.'],
  'comment.title': ['Article'],
  'comment.idArticle': ['Fiche de l’article'],
  'comment.kind': ['Sorte'],
  'comment.author': ['Nom'],
  'comment.text': ['Commentaire'],
  'comment.decidedAt': ['Lu le'],
  'winemaker.role': (goods) => ['Ce que cette personne fait', `En quelques mots : « ${houseGoods(goods).craft} ».`],
  'winemaker.summary': ({ sort }) => ['Une phrase', `Elle se lit sous le nom, sur la page ${sort.du} ${sort.one}.`],
  'winemaker.products': (goods) => [
    `${capitalise(goods.sort.many)} ${houseGoods(goods).made}${goods.sort.e}s`,
    `Aucun${goods.sort.e} : ${goods.sort.tous} les ${goods.sort.many} de la maison.`,
  ],
  'letter.subject': ['Objet', 'Ce qui se lit dans la boîte aux lettres, avant d’ouvrir.'],
  'letter.title': ['Titre', 'En tête de la lettre.'],
  'letter.buttonLabel': ['Bouton', 'Laissez vide pour une lettre sans bouton.'],
  'letter.buttonUrl': ['Où mène le bouton', 'Une page de votre site, par exemple « /boutique ».'],
  'letter.idImage': ['Photo', 'Au-dessus du texte, et dans le courriel même : personne n’a rien à charger.'],
  'letter.wines': ({ sort, figure }) => [
    capitalise(sort.many),
    `Chacun${sort.e} avec sa ${figure === 'bottle' ? 'bouteille' : 'photo'}, son prix du jour et le lien vers sa page, sous le texte.`,
  ],
  'letter.idCode': ['Code de réduction', 'Il se lit dans la lettre, et compte les commandes qu’elle amène.'],
  'letter.lists': ['Listes', 'Aucune case : tous vos abonnés.'],
  'letter.segment': ['À qui', 'Toujours parmi ceux qui ont demandé vos lettres.'],
  'segment.kind': ['Lecteurs'],
  'segment.idProduct': ({ sort }) => [capitalise(sort.one), `Pour « n’ont jamais acheté ${sort.ce} ${sort.one} ».`],
  'segment.year': ({ figure }) =>
    figure === 'bottle' ? ['Millésime', 'Vide : quel que soit le millésime.'] : ['Année', 'Vide : quelle que soit l’année.'],
  'segment.tag': ['Étiquette', 'Pour « portent cette étiquette », telle qu’elle est écrite sur leur fiche.'],
  'letter.brought': ['Amené'],
  'letter.pace': ['Courriels par minute', 'Trente conviennent à tous les hébergeurs.'],
  'letter.state': ['Où elle en est'],
  'letter.sendAt': ['Départ'],
  'letter.readers': ['Lecteurs'],
  startedAt: ['Partie le'],
  endedAt: ['Finie le'],
  sent: ['Reçue'],
  waiting: ['En attente'],
  refused: ['Refusée'],
  left: ['Désabonnés entre-temps'],
  restedAt: ['Plus de réponse depuis', 'Sa messagerie refuse nos lettres : nous ne lui écrivons plus.'],
} satisfies Record<string, GoodsFieldText>
