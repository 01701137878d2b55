import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import type { ParameterGroup } from '#app/models/site/settings/parameter.ts'
import type { ParameterType } from '#app/models/site/settings/parameter-list.ts'
import { tradeGoods } from '../../site/goods.ts'
import type { GoodsParameterLabel, ParameterLabel } from './parameter-label.ts'
import { legalLabels } from './parameters-legal.ts'
import { shopLabels } from './parameters-shop.ts'

/** The headings under which an owner finds the parameters. */
export const parameterGroups: Record<ParameterGroup, string> = {
  company: 'L’entreprise',
  hours: 'Les horaires',
  legal: 'Les mentions et textes légaux',
  look: 'L’apparence',
  menu: 'Le menu et les bandeaux',
  features: 'Les fonctions du site',
  shop: 'La boutique',
  networks: 'Les réseaux et services extérieurs',
}

/** What each parameter is called, and what it changes. */
const parameterLabels: Record<ParameterType, GoodsParameterLabel> = {
  ...legalLabels,
  ...shopLabels,
  TRADE: ['Métier', 'Les mots du site : ce que vous vendez, le nom de la maison, son type pour les moteurs de recherche.'],
  ART_DIRECTION: [
    'Direction artistique',
    'L’allure de tout le site : lettres, mise en page, dessins. Une couleur ou une police que vous avez choisie reste la vôtre.',
  ],
  HEADER_STYLE: ['Haut de page', 'La place du nom, du menu et de la recherche sur un écran large.'],
  HERO_STYLE: ['Ouverture de l’accueil', 'Ce que l’on voit d’abord ; votre photo y remplace toujours le dessin.'],
  CARD_STYLE: ({ sort }) => [
    `${capitalise(sort.many)} en rayon`,
    `Comment se présente chaque ${sort.one} à la boutique et dans les pages.`,
  ],
  BOTTLE_STYLE: ({ figure, sort }) => [
    figure === 'bottle' ? 'Bouteille et fiche d’un vin' : `Dessin et fiche d’${sort.un} ${sort.one}`,
    `Le dessin d’${sort.un} ${sort.one} qui n’a pas encore sa photo.`,
  ],
  FOOTER_STYLE: ['Pied de page', 'Comment se rangent adresse, horaires, lettre et textes de loi.'],
  FOOTER_ORDER: ['Ordre du pied de page', 'Ce qui vient d’abord ; les textes de loi restent en dernier.'],
  FIELD_STYLE: ['Champs des formulaires', 'À quoi ressemble une case où l’on écrit.'],
  SECTION_STYLE: [
    'Nombres et récompenses',
    'Comment une page montre ce qu’elle compte, les médailles et l’invitation à la lettre.',
  ],
  GALLERY_STYLE: ['Galeries de photos', 'Comment les photos d’une page, d’un album ou d’un article se tiennent côte à côte.'],
  DENSITY: ['Espace entre les parties', 'De l’air autour des pages, ou davantage à la fois sur l’écran.'],
  RADIUS: ['Angles', 'Les coins des boutons, des champs, des cadres et des images.'],
  MOTION: ['Mouvement', 'Ce qui glisse, s’incline ou se fond ; qui n’en veut pas sur son appareil n’en voit jamais.'],
  PRIMARY_COLOR: ['Couleur principale', 'Le fond des grands aplats ; le rose de la maison par défaut.'],
  ACCENT_COLOR: ['Couleur d’accent', 'Les titres, les liens et les boutons ; assombrie d’elle-même si elle se lit mal.'],
  PAPER_COLOR: ['Couleur du papier', 'Le fond des pages.'],
  INK_COLOR: ['Couleur de l’encre', 'Le texte courant.'],
  LOGO_SIZE: ['Taille du logo', 'Hauteur du logo dans la barre du haut, en pixels.'],
  LOGO_FOOTER_SIZE: ['Taille du logo du pied de page', 'Hauteur du logo en bas de page, en pixels.'],
  LOGO_POSITION: ['Place du logo', 'À gauche du menu, ou centré au-dessus de lui.'],
  FOOTER_ELEMENTS: [
    'Collection du pied de page',
    'L’adresse d’une collection dont chaque élément y a son lien, cent au plus ; vide, aucune.',
  ],
  DETAIL_PAGE_TOP_MARGIN: ['Marge au-dessus des fiches', 'Espace au-dessus d’une fiche sur grand écran, en pixels.'],
  REPEAT_ANIMATION: [
    'Répéter les animations',
    'Les blocs glissent à leur place chaque fois qu’ils arrivent à l’écran ; sinon une seule fois.',
  ],
  PROMOTED_NEWS_STYLE: ['Présentation de l’actualité mise en avant', 'En carte, en bandeau ou en liste.'],
  SERVICE_PAGE_STYLE: ['Présentation d’un service', 'Page classique ou pleine largeur.'],
  PRODUCT_DISPLAY: ['Présentation des produits', 'En grille ou en liste.'],
  PRODUCT_ORDER: ['Ordre des produits', 'Par prix, par nom ou du plus récent au plus ancien.'],
  PRODUCT_ASPECT_RATIO: ['Format des photos de produits', 'Largeur sur hauteur.'],
  PRODUCT_PAGE_STYLE: ['Présentation d’un produit', 'Page classique ou pleine largeur.'],
  PRODUCT_PAGE_ORDER: ({ sort }) => [
    `Ordre de la fiche d’${sort.un} ${sort.one}`,
    'Ce qui vient d’abord sous le prix et le bouton.',
  ],
  SHOP_PAGE_ORDER: ['Tête de la boutique', 'Les rayons d’abord, ou les façons de choisir.'],
  FEATURES_PRODUCT_STYLE: ['Présentation des caractéristiques', 'En tableau ou en liste.'],
  MENU_TYPE: ['Place de la barre de menu', 'Dans la page, toujours visible, ou posée sur le haut de la page.'],
  MENU_STYLE: ['Style du menu', 'Souligné au survol, sans ornement ou en petites capitales.'],
  MENU_ALIGNMENT: ['Alignement du menu', 'Les entrées du menu au centre, à gauche ou à droite.'],
  MENU_ICON_SIZE: ['Taille des icônes du menu', 'En points ; 12 par défaut.'],
  INFO_BAR: ['Phrase du bandeau', 'Une phrase utile tout en haut du site ; vide, le bandeau disparaît.'],
  TOP_MENU_INFO_BAR_BACKGROUND_COLOR: ['Fond du bandeau', 'La couleur derrière la phrase du haut.'],
  TOP_MENU_INFO_BAR_FONT_COLOR: [
    'Texte du bandeau',
    'La couleur de la phrase ; corrigée d’elle-même si elle se lit mal sur le fond.',
  ],
  FACEBOOK_URL: ['Facebook', 'L’adresse de votre page.'],
  GOOGLE_REVIEWS_URL: ['Avis Google', 'L’adresse de vos avis.'],
  GOOGLE_PLACE_ID: ['Lieu chez Google', 'Le numéro de votre fiche (place ID), dont les avis sont relevés.'],
  TWITTER_URL: ['X (Twitter)', 'L’adresse de votre compte.'],
  INSTAGRAM_URL: ['Instagram', 'L’adresse de votre compte.'],
  LINKEDIN_URL: ['LinkedIn', 'L’adresse de votre page.'],
  TIKTOK_URL: ['TikTok', 'L’adresse de votre compte.'],
  YOUTUBE_URL: ['YouTube', 'L’adresse de votre chaîne.'],
  TRIPADVISOR_URL: ['Tripadvisor', 'L’adresse de votre fiche.'],
  DISCORD_SERVER: ['Discord', 'L’adresse d’invitation de votre serveur.'],
  TELEGRAM_AT: ['Telegram', 'Votre nom de compte, avec ou sans @.'],
  IMAGE_CDN: ['Réseau d’images', 'L’adresse https d’où viennent les images ; vide, le site les sert lui-même.'],
  SCRIPT_ORIGINS: ['Origines permises', 'Les sites https d’où le script extérieur peut venir, séparés par une espace.'],
  SCRIPT_TO_LOAD: ['Script extérieur', 'Chargé après consentement, jamais au panier ni dans l’espace client.'],
}

/** What a parameter is called in a house that sells these, and what it changes; to programs it speaks of the first trade. */
export function parameterLabel(type: ParameterType, goods: GoodsWords = tradeGoods.WINE): ParameterLabel {
  const label = parameterLabels[type]
  return typeof label === 'function' ? label(goods) : label
}
