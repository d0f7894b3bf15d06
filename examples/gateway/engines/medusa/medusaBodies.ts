import * as v from 'valibot';

/** Medusa's answers, field for field: the parts that the gateway reads. Amounts are decimal numbers. */
const Price = v.nullish(
  v.object({ calculated_amount: v.nullable(v.number()), original_amount: v.nullable(v.number()) }),
);

const Relation = v.picklist(['WARRANTY', 'ASSEMBLY']);

/** SKUs as the administration of the engine takes them: texts only. */
const Skus = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
);

const ProductFacts = v.object({
  title: v.string(),
  thumbnail: v.nullish(v.string()),
  metadata: v.nullish(
    v.object({
      brand: v.nullish(v.string()),
      maxPerLine: v.nullish(v.number()),
      maxPerCart: v.nullish(v.number()),
      plans: v.fallback(v.nullish(v.union([v.array(v.string()), Skus])), undefined),
      relation: v.fallback(v.nullish(Relation), undefined),
    }),
  ),
  categories: v.nullish(v.array(v.object({ handle: v.string() }))),
});

const VariantFacts = v.object({
  id: v.string(),
  sku: v.nullable(v.string()),
  manage_inventory: v.boolean(),
  inventory_quantity: v.optional(v.number(), 0),
  calculated_price: Price,
});

/** A variant with its product, from /store/product-variants. */
export const VariantBody = v.object({ ...VariantFacts.entries, product: ProductFacts });
export const VariantsBody = v.object({ variants: v.array(VariantBody) });

export const CategoriesBody = v.object({
  product_categories: v.array(v.object({ id: v.string() })),
  count: v.number(),
});

export const ProductsBody = v.object({
  products: v.array(v.object({ ...ProductFacts.entries, variants: v.array(VariantFacts) })),
  count: v.number(),
});

const LineBody = v.object({
  id: v.string(),
  variant_id: v.string(),
  variant_sku: v.string(),
  product_title: v.string(),
  thumbnail: v.nullish(v.string()),
  quantity: v.number(),
  unit_price: v.number(),
  compare_at_unit_price: v.nullish(v.number()),
  subtotal: v.number(),
  adjustments: v.optional(v.array(v.object({ code: v.nullish(v.string()), amount: v.number() })), []),
  // what `addLine` has sent: Medusa adds a variant to an existing line only if their metadata is equal
  metadata: v.nullish(
    v.object({ parent: v.fallback(v.optional(v.object({ sku: v.string(), relation: Relation })), undefined) }),
  ),
});

/** The amounts and the destination of a cart or an order. */
const Purchase = {
  id: v.string(),
  currency_code: v.string(),
  item_subtotal: v.number(),
  shipping_total: v.number(),
  tax_total: v.number(),
  total: v.number(),
  items: v.array(LineBody),
  email: v.nullish(v.string()),
  shipping_address: v.nullish(
    v.object({
      first_name: v.nullish(v.string()),
      address_1: v.nullish(v.string()),
      address_2: v.nullish(v.string()),
      city: v.nullish(v.string()),
      province: v.nullish(v.string()),
      postal_code: v.nullish(v.string()),
    }),
  ),
};
const PurchaseBody = v.object(Purchase);

export const CartBody = v.object({
  ...Purchase,
  completed_at: v.nullish(v.string()),
  promotions: v.optional(v.array(v.object({ code: v.string() })), []),
  shipping_methods: v.optional(v.array(v.object({ shipping_option_id: v.nullish(v.string()) })), []),
});

export const OrderBody = v.object({
  ...Purchase,
  display_id: v.number(),
  created_at: v.string(),
  shipping_methods: v.optional(v.array(v.object({ name: v.string() })), []),
});

export const CartAnswerBody = v.object({ cart: CartBody });
/** Deleting a line answers with its cart as `parent`. */
export const DeletedLineBody = v.object({ parent: CartBody });
export const OrderAnswerBody = v.object({ order: OrderBody });
export const ShippingOptionsBody = v.object({
  shipping_options: v.array(v.object({ id: v.string(), name: v.string(), amount: v.number() })),
});
export const PaymentsBody = v.object({ payment_collection: v.object({ id: v.string() }) });
export const CompletedBody = v.object({ order: v.object({ id: v.string() }) });
export const TokenBody = v.object({ token: v.string() });
export const CustomerBody = v.object({
  customer: v.object({ id: v.string(), email: v.string(), first_name: v.nullish(v.string()) }),
});
export const RegionsBody = v.object({
  regions: v.array(
    v.object({ id: v.string(), currency_code: v.string(), countries: v.array(v.object({ iso_2: v.string() })) }),
  ),
});

export type LineBody = v.InferOutput<typeof LineBody>;
export type VariantBody = v.InferOutput<typeof VariantBody>;
export type PurchaseBody = v.InferOutput<typeof PurchaseBody>;
export type OrderBody = v.InferOutput<typeof OrderBody>;
export type CartBody = v.InferOutput<typeof CartBody>;
