/** Messages of the cart, on its page and in the mini cart. */
export const cartView = {
  title: 'Votre panier ({n})',
  titleEmpty: 'Votre panier',
  updating: 'Mise à jour de votre panier',
  empty: 'Votre panier est vide.',
  startShopping: 'Les articles que vous ajouterez apparaîtront ici.',
  signIn: 'Connectez-vous pour voir votre panier.',
  saveForLater: 'Garder pour plus tard',
  savedLine: 'Gardé pour plus tard\u00a0: {name}.',
  saveNamed: 'Garder pour plus tard\u00a0: {name}',
  undoNamed: 'Annuler\u00a0: {name}',
  each: '{amount} l’unité',
  included: 'Inclus',
  free: 'Gratuit',
};

/** Messages of the totals, in the cart and in an order. */
export const totals = {
  afterCoupons: 'Sous-total après coupons',
  memberSavings: 'Économies de membre',
  deliveryFee: 'Livraison',
  freeDelivery: 'Gratuite',
  tax: 'Taxes',
  taxLater: 'Calculées à la caisse',
  handlingFee: 'Manutention',
  surchargeFee: 'Supplément',
  balance: 'Solde',
};

/** Messages of every product tile. */
export const tile = {
  subscribe: 'S’abonner',
  expertsSuggest: 'Voir les suggestions',
  pickUpToday: 'Ramasser aujourd’hui',
  viewOnly: 'Voir les détails',
  customSkuset: 'Voir les options',
  viewAlternate: 'Voir l’autre choix',
  controlNamed: '{caption}\u00a0: {name}',
  sponsored: 'Commandité',
  purchased: 'Acheté en {month}',
  substitute: 'Remplace un produit avec supplément.',
  memberSavings: 'Les membres économisent davantage',
  onLists: 'Dans vos listes',
  replacement: 'Voir le produit de remplacement',
  becomeCustomer: 'Devenir client',
  compare: 'Comparer',
  compared: 'Retirer de la comparaison',
  compareFull: 'Vous pouvez comparer jusqu’à 4 articles.',
  addToList: 'Ajouter à une liste',
  noLists: 'Vous ne pouvez pas ouvrir vos listes sur cette page.',
};

/** Messages of every drawer that lists products. */
export const drawer = {
  ...tile,
  loading: 'Chargement des produits',
};

/** Messages that invite a customer without rewards to join. */
export const rewardsPrompt = {
  guest: 'Connectez-vous pour voir vos récompenses.',
  signIn: 'Se connecter',
  join: 'Inscrivez-vous aux Récompenses et accumulez sur tous vos achats.',
  signUp: 'S’inscrire aux Récompenses',
};

/** Messages about rewards, in the menu and in the drawer. */
export const rewards = {
  rewards: 'Récompenses',
  amount: 'Récompenses\u00a0: {amount}',
  loading: 'Chargement de vos récompenses',
  empty: 'Nous ne pouvons pas afficher vos récompenses pour le moment.',
  ...rewardsPrompt,
  title: 'Vos récompenses',
  available: 'Récompenses disponibles',
  spent: 'Dépensé cette année',
  remaining: 'Avant votre prochaine récompense',
  newFreeSku: 'Nouveau\u00a0: vous pouvez choisir un produit gratuit.',
  newTier: 'Nouveau\u00a0: vous avez atteint un autre niveau.',
  tier: 'Votre niveau\u00a0: {name}',
  nextTier: 'Encore {amount} pour atteindre {name}',
  earned: 'Ce que vous avez accumulé',
  expires: 'jusqu’au {date}',
};

/** Messages of every drawer about one product. */
export const productDrawer = {
  loading: 'Chargement du produit',
  notFound: 'Nous n’avons pas trouvé ce produit.',
};

/** Messages of a store search. */
export const storeSearch = {
  where: 'Ville et province ou État, ou code postal',
  search: 'Rechercher',
  searching: 'Recherche de magasins',
  found: '{n} {n|magasin|magasins} à proximité ({place})',
  noneNear: 'Il n’y a pas de magasin près de chez vous. Veuillez essayer un autre endroit.',
};

/** Messages of a store that offers pickup. */
export const storePick = {
  miles: 'à {n} {miles|mille|milles}',
  sameZip: 'à moins de 1 mille',
  fewInStock: 'Plus que {n} en stock',
  notInStock: 'En rupture de stock',
  pickHere: 'Ramasser ici',
  pickHereNamed: 'Ramasser à {store}',
  chosen: 'Choisi',
};
