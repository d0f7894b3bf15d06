const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');
const { readFileSync, writeFileSync } = require('node:fs');

/**
 * Fills an empty Medusa with the products of CATALOGUE, two delivery options, two promotions and one administrator, and
 * writes the key of the Store API to SEED_OUT. A Medusa that has been filled before only writes the key.
 */
exports.default = async function seed({ container }) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data: keys } = await query.graph({ entity: 'api_key', fields: ['title', 'token'] });
  const earlier = keys.find(({ title }) => title === 'Gateway');
  const token = earlier ? earlier.token : await fill(container, query);
  writeFileSync(process.env.SEED_OUT, JSON.stringify({ publishableKey: token }));
};

async function fill(container, query) {
  const run = async (flow, input) => (await flow(container).run({ input })).result;
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const { data: stores } = await query.graph({ entity: 'store', fields: ['id'] });

  const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Gateway' }] });
  await run(flows.updateStoresWorkflow, {
    selector: { id: stores[0].id },
    update: {
      supported_currencies: [{ currency_code: 'usd', is_default: true }],
      default_sales_channel_id: channel.id,
    },
  });
  await run(flows.createRegionsWorkflow, {
    regions: [
      { name: 'United States', currency_code: 'usd', countries: ['us'], payment_providers: ['pp_system_default'] },
    ],
  });

  const { location, profile } = await createDelivery(container, run, link);
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] });
  await createProducts(run, query, { channel, location, profile });
  await createPromotions(run, query);
  await createAdministrator(container, run);

  // last, because its key marks a Medusa that has been filled
  const [key] = await run(flows.createApiKeysWorkflow, {
    api_keys: [{ title: 'Gateway', type: 'publishable', created_by: '' }],
  });
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] });
  return key.token;
}

async function createDelivery(container, run, link) {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [location] = await run(flows.createStockLocationsWorkflow, {
    locations: [{ name: 'Warehouse', address: { city: 'Framingham', country_code: 'US', address_1: '1 Office Way' } }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  });
  const [profile] = await run(flows.createShippingProfilesWorkflow, { data: [{ name: 'Default', type: 'default' }] });
  const set = await fulfillment.createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [{ name: 'United States', geo_zones: [{ country_code: 'us', type: 'country' }] }],
  });
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  const option = (name, code, amount) => ({
    name,
    price_type: 'flat',
    provider_id: 'manual_manual',
    service_zone_id: set.service_zones[0].id,
    shipping_profile_id: profile.id,
    type: { label: name, description: name, code },
    prices: [{ currency_code: 'usd', amount }],
    rules: [
      { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
      { attribute: 'is_return', value: 'false', operator: 'eq' },
    ],
  });
  await run(flows.createShippingOptionsWorkflow, [
    option('Standard', 'standard', 0),
    option('Express', 'express', 14.95),
  ]);
  return { location, profile };
}

/** Plans and services have no stock, unless they are sold out. */
const isCounted = ({ relation, stock }) => !relation || stock === 0;

async function createProducts(run, query, { channel, location, profile }) {
  const catalogue = JSON.parse(readFileSync(process.env.CATALOGUE, 'utf8'));
  // plans and services have no category: the store lists products by category
  const shelves = [...new Set(catalogue.filter(({ relation }) => !relation).map(({ subcategory }) => subcategory))];
  const categories = await run(flows.createProductCategoriesWorkflow, {
    product_categories: shelves.map((shelf) => ({ name: shelf, handle: shelf, is_active: true })),
  });
  const products = await run(flows.createProductsWorkflow, {
    products: catalogue.map((product) => ({
      title: product.name,
      handle: product.sku.toLowerCase(),
      status: 'published',
      thumbnail: `/pictures/${product.sku}.svg?size=180`,
      shipping_profile_id: profile.id,
      sales_channels: [{ id: channel.id }],
      category_ids: categories.filter(({ handle }) => handle === product.subcategory).map(({ id }) => id),
      metadata: {
        brand: product.brand,
        maxPerLine: product.maxPerLine,
        maxPerCart: product.maxPerCart,
        plans: product.plans,
        relation: product.relation,
      },
      options: [{ title: 'Unit', values: ['Each'] }],
      variants: [
        {
          title: 'Each',
          sku: product.sku,
          options: { Unit: 'Each' },
          manage_inventory: isCounted(product),
          prices: [{ currency_code: 'usd', amount: product.listPrice / 100 }],
        },
      ],
    })),
  });

  const bySku = new Map(catalogue.map((product) => [product.sku, product]));
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id', 'sku'] });
  await run(flows.createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id, sku }) => ({
      location_id: location.id,
      inventory_item_id: id,
      stocked_quantity: bySku.get(sku).stock,
    })),
  });

  const variants = products.flatMap((product) => product.variants);
  await run(flows.createPriceListsWorkflow, {
    price_lists_data: [
      {
        title: 'Sale',
        description: 'The sale of the shop',
        type: 'sale',
        status: 'active',
        prices: variants
          .filter(({ sku }) => bySku.get(sku).price < bySku.get(sku).listPrice)
          .map(({ id, sku }) => ({ variant_id: id, currency_code: 'usd', amount: bySku.get(sku).price / 100 })),
      },
    ],
  });
}

async function createPromotions(run, query) {
  const { data: papers } = await query.graph({
    entity: 'product_category',
    fields: ['id'],
    filters: { handle: 'paper' },
  });
  const promotion = (code, method) => ({
    code,
    type: 'standard',
    status: 'active',
    is_automatic: false,
    application_method: { currency_code: 'usd', allocation: 'across', ...method },
  });
  await run(flows.createPromotionsWorkflow, {
    promotionsData: [
      promotion('SAVE10', { type: 'percentage', target_type: 'order', value: 10 }),
      promotion('PAPER5', {
        type: 'fixed',
        target_type: 'items',
        value: 5,
        target_rules: [
          { attribute: 'items.product.categories.id', operator: 'eq', values: papers.map(({ id }) => id) },
        ],
      }),
    ],
  });
}

async function createAdministrator(container, run) {
  const auth = container.resolve(Modules.AUTH);
  const { authIdentity } = await auth.register('emailpass', {
    body: { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD },
  });
  await run(flows.createUserAccountWorkflow, {
    authIdentityId: authIdentity.id,
    userData: { email: process.env.ADMIN_EMAIL },
  });
}
