import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { toRichText } from '#app/models/site/rich-text.ts'

const toWriter = { label: 'Écrire au rédacteur', href: '/contact-redacteur' }

const pages: { id: string; url: string; title: string; menu_title: string; meta_description: string; blocks: PageBlock[] }[] = [
  {
    id: 'contact-redacteur',
    url: 'contact-redacteur',
    title: 'Contacter le rédacteur',
    menu_title: 'Le rédacteur',
    meta_description:
      'Ce site est fait et rédigé par Vitrine. Une coquille, une idée, un projet de site ? Écrivez à la personne qui tient la plume.',
    blocks: [
      {
        type: 'text',
        title: 'Qui tient la plume',
        body: toRichText(
          'Les vignerons font le vin ; nous faisons le site qui le raconte. Vitrine écrit les textes, règle les images et veille à ce que chaque page s’ouvre vite, sur un vieux téléphone comme sur un grand écran.',
          'Une faute vous a sauté aux yeux ? Une page ne s’affiche pas ? Dites-le-nous : c’est corrigé dans la journée, et nous vous répondons quand c’est fait.',
        ),
      },
      {
        type: 'text',
        title: 'Pour les vins et les visites',
        body: toRichText(
          'Ce formulaire n’arrive pas au caveau. Pour une commande, une dégustation ou une question sur un vin, passez par la page de contact du domaine.',
        ),
      },
    ],
  },
  {
    id: 'creation-site-internet-alsace',
    url: 'creation-site-internet-alsace',
    title: 'Création de site internet en Alsace',
    menu_title: 'Créer un site en Alsace',
    meta_description:
      'Vitrine crée les sites et les boutiques en ligne des vignerons d’Alsace : un site à votre nom, rapide, clair, que vous tenez vous-même.',
    blocks: [
      {
        type: 'title',
        eyebrow: 'Vitrine, artisan du web',
        text: 'Création de site internet en Alsace',
        lead: 'De Marlenheim à Thann, nous faisons des sites pour celles et ceux qui font le vin. Un seul métier, et le temps de bien le faire.',
      },
      {
        type: 'text',
        title: 'Un site qui vous ressemble',
        body: toRichText(
          'Un domaine de la Couronne d’or n’a pas la même histoire qu’un coopérateur de Guebwiller. Nous commençons donc par venir : une demi-journée dans les vignes et au caveau, un carnet, un appareil photo, beaucoup de questions.',
          'De là naissent le plan du site, ses couleurs et ses mots. Vous voyez une première version sous trois semaines, avec vos vrais vins et vos vrais horaires. Rien n’est mis en ligne avant que vous ayez tout relu.',
        ),
      },
      {
        type: 'steps',
        title: 'Comment cela se passe',
        items: [
          { title: 'La visite', text: 'Nous venons au domaine. Vous montrez, nous notons.' },
          {
            title: 'Le plan',
            text: 'Deux pages : ce que le site dira, dans quel ordre, et ce qu’il coûtera. Le prix ne bouge plus.',
          },
          { title: 'Le site', text: 'Textes, images, boutique. Vous relisez au fur et à mesure, sur votre téléphone.' },
          { title: 'La main', text: 'Une matinée ensemble, et vous changez seul un prix, une photo ou un horaire.' },
        ],
      },
      {
        type: 'accordion',
        title: 'Ce que l’on nous demande souvent',
        items: [
          {
            title: 'Puis-je vendre mon vin en ligne ?',
            body: toRichText(
              'Oui. La boutique connaît les cartons de six, les frais de livraison par bouteille, le retrait au caveau et ce que la loi demande à qui vend de l’alcool. Vous pouvez aussi n’avoir qu’un site, et ouvrir la boutique plus tard.',
            ),
          },
          {
            title: 'Qui est propriétaire du site ?',
            body: toRichText(
              'Vous. Le nom de domaine est à votre nom, vos textes et vos images aussi, et toutes vos données s’emportent d’un geste si vous partez.',
            ),
          },
          {
            title: 'Travaillez-vous hors d’Alsace ?',
            body: toRichText('Volontiers : le Jura, la Lorraine et la Bourgogne ne sont pas si loin, et nous aimons la route.'),
          },
        ],
      },
      {
        type: 'call',
        title: 'Parlons de votre domaine',
        lead: 'Un premier échange ne coûte rien. Dites-nous où vous êtes et ce que vous faites.',
        actions: [toWriter],
      },
    ],
  },
  {
    id: 'redaction-web-seo',
    url: 'redaction-web-seo',
    title: 'Rédaction web et référencement naturel',
    menu_title: 'Rédaction web',
    meta_description:
      'Des textes justes, que vos clients lisent jusqu’au bout et que les moteurs de recherche comprennent : la rédaction web selon Vitrine.',
    blocks: [
      {
        type: 'title',
        eyebrow: 'Vitrine, la plume',
        text: 'Rédaction web et référencement naturel',
        lead: 'Un texte bien classé est d’abord un texte bien fait : il répond à une question que quelqu’un se pose.',
      },
      {
        type: 'text',
        title: 'Écrire pour des gens, être trouvé par des machines',
        body: toRichText(
          'Personne ne cherche « un vin d’exception issu d’un terroir unique ». On cherche un crémant pour quarante invités, un caveau ouvert le dimanche, ce qui se boit avec un munster. Nous relevons ces questions, une par une, et nous écrivons les pages qui y répondent.',
          'Un titre qui dit la vérité, des phrases courtes, des noms de lieux et de cépages, une image décrite pour qui ne la voit pas : c’est ce que demandent les lecteurs, et c’est aussi ce que lisent les moteurs de recherche.',
        ),
      },
      {
        type: 'cards',
        title: 'Ce que nous écrivons',
        cards: [
          {
            title: 'Les pages du domaine',
            text: 'L’histoire, la vigne, la cave, la famille : ce que l’on raconte au caveau, mis au propre.',
          },
          {
            title: 'Les fiches des vins',
            text: 'Un vin, cent mots : d’où il vient, ce qu’il goûte, avec quoi l’ouvrir et jusqu’à quand le garder.',
          },
          {
            title: 'Le carnet',
            text: 'Une page par saison, pour les habitués et pour ceux qui vous découvrent par une recherche.',
          },
        ],
      },
      {
        type: 'text',
        title: 'Ce que nous ne faisons pas',
        body: toRichText(
          'Ni pages au kilomètre, ni mots répétés pour plaire à un robot, ni promesse de première place : personne ne peut la tenir. Chaque texte est écrit à la main, relu par vous, et reste à vous.',
        ),
      },
      {
        type: 'call',
        title: 'Une page à reprendre, un site à écrire ?',
        lead: 'Envoyez-nous l’adresse : nous vous disons, sans détour, ce qui va et ce qui manque.',
        actions: [toWriter],
      },
    ],
  },
]

/** The pages of who makes and writes the site; outside of the menu, to be edited or switched off like any other. */
export const writerPages = pages.map((page) => ({
  ...(JSON.parse(JSON.stringify(page), (_key, value: unknown) =>
    typeof value === 'string' ? bindFrenchSpaces(value) : value,
  ) as typeof page),
  show_in_menu: 0 as const,
}))
