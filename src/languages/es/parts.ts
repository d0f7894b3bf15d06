/** Messages of the cart, on its page and in the mini cart. */
export const cartView = {
  title: 'Su carrito ({n})',
  titleEmpty: 'Su carrito',
  updating: 'Actualizando su carrito',
  empty: 'Su carrito está vacío.',
  startShopping: 'Los artículos que agregue aparecerán aquí.',
  signIn: 'Inicie sesión para ver su carrito.',
  saveForLater: 'Guardar para después',
  savedLine: 'Guardado para después: {name}.',
  saveNamed: 'Guardar para después: {name}',
  undoNamed: 'Deshacer: {name}',
  each: '{amount} cada uno',
  included: 'Incluido',
  free: 'Gratis',
};

/** Messages of the totals, in the cart and in an order. */
export const totals = {
  afterCoupons: 'Subtotal después de cupones',
  memberSavings: 'Ahorro de miembro',
  deliveryFee: 'Entrega',
  freeDelivery: 'Gratis',
  tax: 'Impuesto',
  taxLater: 'Se calcula al pagar',
  handlingFee: 'Manejo',
  surchargeFee: 'Recargo',
  balance: 'Saldo',
};

/** Messages of every product tile. */
export const tile = {
  subscribe: 'Suscribirse',
  expertsSuggest: 'Ver sugerencias',
  pickUpToday: 'Recoger hoy',
  viewOnly: 'Ver detalles',
  customSkuset: 'Ver opciones',
  viewAlternate: 'Ver alternativa',
  controlNamed: '{caption}: {name}',
  sponsored: 'Patrocinado',
  purchased: 'Comprado en {month}',
  substitute: 'Reemplaza un producto con recargo.',
  memberSavings: 'Los miembros ahorran más',
  onLists: 'En sus listas',
  replacement: 'Ver el reemplazo',
  becomeCustomer: 'Hágase cliente',
  compare: 'Comparar',
  compared: 'Quitar de la comparación',
  compareFull: 'Puede comparar hasta 4 artículos.',
  addToList: 'Agregar a una lista',
  noLists: 'No puede abrir sus listas en esta página.',
};

/** Messages of every drawer that lists products. */
export const drawer = {
  ...tile,
  loading: 'Cargando productos',
};

/** Messages that invite a customer without rewards to join. */
export const rewardsPrompt = {
  guest: 'Inicie sesión para ver sus recompensas.',
  signIn: 'Iniciar sesión',
  join: 'Únase a Recompensas y gane en todo lo que compra.',
  signUp: 'Unirse a Recompensas',
};

/** Messages about rewards, in the menu and in the drawer. */
export const rewards = {
  rewards: 'Recompensas',
  amount: 'Recompensas: {amount}',
  loading: 'Cargando sus recompensas',
  empty: 'No podemos mostrar sus recompensas en este momento.',
  ...rewardsPrompt,
  title: 'Sus recompensas',
  available: 'Recompensas disponibles',
  spent: 'Gastado este año',
  remaining: 'Para su próxima recompensa',
  newFreeSku: 'Nuevo: puede elegir un producto gratis.',
  newTier: 'Nuevo: alcanzó otro nivel.',
  tier: 'Su nivel: {name}',
  nextTier: 'Faltan {amount} para {name}',
  earned: 'Lo que ha ganado',
  expires: 'hasta el {date}',
};

/** Messages of every drawer about one product. */
export const productDrawer = {
  loading: 'Cargando el producto',
  notFound: 'No encontramos este producto.',
};

/** Messages of a store search. */
export const storeSearch = {
  where: 'Ciudad y estado, o código postal',
  search: 'Buscar',
  searching: 'Buscando tiendas',
  found: '{n} {n|tienda|tiendas} cerca de {place}',
  noneNear: 'No hay tiendas cerca de usted. Pruebe con otro lugar.',
};

/** Messages of a store that offers pickup. */
export const storePick = {
  miles: 'a {n} {miles|milla|millas}',
  sameZip: 'a menos de 1 milla',
  fewInStock: 'Solo {n} en existencia',
  notInStock: 'Agotado',
  pickHere: 'Recoger aquí',
  pickHereNamed: 'Recoger en {store}',
  chosen: 'Elegida',
};
