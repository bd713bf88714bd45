// Sender of credit-based flow control, 32 virtual channels.
`default_nettype none

module cbfc_sender_vc32 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] settings_unit_overhead,
    input  wire  [2:0] settings_unit_size,
    input  wire  [1:0] settings_mode,
    input  wire [19:0] settings_limit,
    input  wire  [9:0] settings_dearest,
    input  wire  [3:0] settings_alpha,
    input  wire        settings_weighted,
    input  wire  [1:0] settings_on_fault,
    input  wire  [9:0] updates_clocks,
    input  wire [17:0] updates_period,
    input  wire        force_update,
    input  wire        hold_update,
    input  wire        link_fault,
    input  wire  [4:0] status_vc,
    output wire [31:0] room,
    output reg  [19:0] status_used,
    output reg  [19:0] status_consumed,
    output reg  [19:0] status_freed,
    output reg         status_enabled,
    output reg         status_lossless,
    output reg   [3:0] status_waiting,
    output reg  [19:0] status_most_used,
    output wire [24:0] counts_used,
    output wire [24:0] counts_most_used,
    output wire  [7:0] counts_cf_updates,
    output wire  [7:0] counts_cf_refused,
    output wire  [7:0] counts_cc_updates,
    output wire        refused,
    input  wire  [4:0] enqueue_payload_vc,
    input  wire [13:0] enqueue_payload_bytes,
    input  wire [15:0] enqueue_payload_tag,
    input  wire        enqueue_valid,
    output wire        enqueue_ready,
    input  wire  [4:0] cf_update_payload_vc_0,
    input  wire [14:0] cf_update_payload_freed_0,
    input  wire  [4:0] cf_update_payload_vc_1,
    input  wire [14:0] cf_update_payload_freed_1,
    input  wire        cf_update_valid,
    output wire        cf_update_ready,
    input  wire  [4:0] command_payload_vc,
    input  wire  [3:0] command_payload_kind,
    input  wire [19:0] command_payload_value,
    input  wire        command_valid,
    output wire        command_ready,
    output wire        grant_payload_kind,
    output wire  [4:0] grant_payload_vc,
    output wire [13:0] grant_payload_bytes,
    output wire  [9:0] grant_payload_cost,
    output wire [15:0] grant_payload_tag,
    output wire        grant_valid,
    input  wire        grant_ready,
    output wire        cc_update_payload_half,
    output wire [19:0] cc_update_payload_consumed_0,
    output wire [19:0] cc_update_payload_consumed_1,
    output wire [19:0] cc_update_payload_consumed_2,
    output wire [19:0] cc_update_payload_consumed_3,
    output wire [19:0] cc_update_payload_consumed_4,
    output wire [19:0] cc_update_payload_consumed_5,
    output wire [19:0] cc_update_payload_consumed_6,
    output wire [19:0] cc_update_payload_consumed_7,
    output wire [19:0] cc_update_payload_consumed_8,
    output wire [19:0] cc_update_payload_consumed_9,
    output wire [19:0] cc_update_payload_consumed_10,
    output wire [19:0] cc_update_payload_consumed_11,
    output wire [19:0] cc_update_payload_consumed_12,
    output wire [19:0] cc_update_payload_consumed_13,
    output wire [19:0] cc_update_payload_consumed_14,
    output wire [19:0] cc_update_payload_consumed_15,
    output wire        cc_update_valid,
    input  wire        cc_update_ready
);

    localparam [3:0] ORDER_KIND_RESERVED      = 4'd6;
    localparam [3:0] ORDER_KIND_RESTART_MOST  = 4'd8;
    localparam CHOSEN_KIND_FRAME        = 1'b0;
    localparam CHOSEN_KIND_CC_UPDATE    = 1'b1;
    localparam [1:0] CURRENT_MODE_PER_CHANNEL = 2'd0;
    localparam [1:0] CURRENT_ON_FAULT_IGNORE  = 2'd0;
    localparam [1:0] CURRENT_ON_FAULT_RESET   = 2'd2;

    reg   [7:0] current_unit_overhead;
    reg   [2:0] current_unit_size;
    reg   [1:0] current_mode;
    reg  [19:0] current_limit;
    reg   [9:0] current_dearest;
    reg   [3:0] current_alpha;
    reg         current_weighted;
    reg   [1:0] current_on_fault;
    reg         halting;
    reg         fault;
    wire  [9:0] price_cost;
    reg         pricing_1;
    reg   [4:0] frame_1_vc;
    reg  [13:0] frame_1_bytes;
    reg  [15:0] frame_1_tag;
    reg         pricing_2;
    reg   [4:0] frame_2_vc;
    reg  [13:0] frame_2_bytes;
    reg  [15:0] frame_2_tag;
    reg         updated;
    reg   [4:0] update_vc_0;
    reg  [14:0] update_freed_0;
    reg   [4:0] update_vc_1;
    reg  [14:0] update_freed_1;
    reg  [31:0] updated_0;
    reg  [31:0] updated_1;
    reg  [31:0] ordered;
    reg   [4:0] order_vc;
    reg   [3:0] order_kind;
    reg  [19:0] order_value;
    reg  [31:0] pushed;
    reg  [15:0] left;
    wire        channel_0_room;
    wire        channel_0_fits;
    wire        channel_0_fits_again;
    wire        channel_0_lasts;
    wire [15:0] channel_0_weight;
    wire  [9:0] channel_0_cost;
    wire  [2:0] channel_0_first;
    wire  [2:0] channel_0_next;
    wire [19:0] channel_0_held;
    wire  [9:0] channel_0_spare;
    wire        channel_0_dear;
    wire        channel_0_refused;
    wire [19:0] channel_0_status_used;
    wire [19:0] channel_0_status_consumed;
    wire [19:0] channel_0_status_freed;
    wire        channel_0_status_enabled;
    wire        channel_0_status_lossless;
    wire  [3:0] channel_0_status_waiting;
    wire        channel_1_room;
    wire        channel_1_fits;
    wire        channel_1_fits_again;
    wire        channel_1_lasts;
    wire [15:0] channel_1_weight;
    wire  [9:0] channel_1_cost;
    wire  [2:0] channel_1_first;
    wire  [2:0] channel_1_next;
    wire [19:0] channel_1_held;
    wire  [9:0] channel_1_spare;
    wire        channel_1_dear;
    wire        channel_1_refused;
    wire [19:0] channel_1_status_used;
    wire [19:0] channel_1_status_consumed;
    wire [19:0] channel_1_status_freed;
    wire        channel_1_status_enabled;
    wire        channel_1_status_lossless;
    wire  [3:0] channel_1_status_waiting;
    wire        channel_2_room;
    wire        channel_2_fits;
    wire        channel_2_fits_again;
    wire        channel_2_lasts;
    wire [15:0] channel_2_weight;
    wire  [9:0] channel_2_cost;
    wire  [2:0] channel_2_first;
    wire  [2:0] channel_2_next;
    wire [19:0] channel_2_held;
    wire  [9:0] channel_2_spare;
    wire        channel_2_dear;
    wire        channel_2_refused;
    wire [19:0] channel_2_status_used;
    wire [19:0] channel_2_status_consumed;
    wire [19:0] channel_2_status_freed;
    wire        channel_2_status_enabled;
    wire        channel_2_status_lossless;
    wire  [3:0] channel_2_status_waiting;
    wire        channel_3_room;
    wire        channel_3_fits;
    wire        channel_3_fits_again;
    wire        channel_3_lasts;
    wire [15:0] channel_3_weight;
    wire  [9:0] channel_3_cost;
    wire  [2:0] channel_3_first;
    wire  [2:0] channel_3_next;
    wire [19:0] channel_3_held;
    wire  [9:0] channel_3_spare;
    wire        channel_3_dear;
    wire        channel_3_refused;
    wire [19:0] channel_3_status_used;
    wire [19:0] channel_3_status_consumed;
    wire [19:0] channel_3_status_freed;
    wire        channel_3_status_enabled;
    wire        channel_3_status_lossless;
    wire  [3:0] channel_3_status_waiting;
    wire        channel_4_room;
    wire        channel_4_fits;
    wire        channel_4_fits_again;
    wire        channel_4_lasts;
    wire [15:0] channel_4_weight;
    wire  [9:0] channel_4_cost;
    wire  [2:0] channel_4_first;
    wire  [2:0] channel_4_next;
    wire [19:0] channel_4_held;
    wire  [9:0] channel_4_spare;
    wire        channel_4_dear;
    wire        channel_4_refused;
    wire [19:0] channel_4_status_used;
    wire [19:0] channel_4_status_consumed;
    wire [19:0] channel_4_status_freed;
    wire        channel_4_status_enabled;
    wire        channel_4_status_lossless;
    wire  [3:0] channel_4_status_waiting;
    wire        channel_5_room;
    wire        channel_5_fits;
    wire        channel_5_fits_again;
    wire        channel_5_lasts;
    wire [15:0] channel_5_weight;
    wire  [9:0] channel_5_cost;
    wire  [2:0] channel_5_first;
    wire  [2:0] channel_5_next;
    wire [19:0] channel_5_held;
    wire  [9:0] channel_5_spare;
    wire        channel_5_dear;
    wire        channel_5_refused;
    wire [19:0] channel_5_status_used;
    wire [19:0] channel_5_status_consumed;
    wire [19:0] channel_5_status_freed;
    wire        channel_5_status_enabled;
    wire        channel_5_status_lossless;
    wire  [3:0] channel_5_status_waiting;
    wire        channel_6_room;
    wire        channel_6_fits;
    wire        channel_6_fits_again;
    wire        channel_6_lasts;
    wire [15:0] channel_6_weight;
    wire  [9:0] channel_6_cost;
    wire  [2:0] channel_6_first;
    wire  [2:0] channel_6_next;
    wire [19:0] channel_6_held;
    wire  [9:0] channel_6_spare;
    wire        channel_6_dear;
    wire        channel_6_refused;
    wire [19:0] channel_6_status_used;
    wire [19:0] channel_6_status_consumed;
    wire [19:0] channel_6_status_freed;
    wire        channel_6_status_enabled;
    wire        channel_6_status_lossless;
    wire  [3:0] channel_6_status_waiting;
    wire        channel_7_room;
    wire        channel_7_fits;
    wire        channel_7_fits_again;
    wire        channel_7_lasts;
    wire [15:0] channel_7_weight;
    wire  [9:0] channel_7_cost;
    wire  [2:0] channel_7_first;
    wire  [2:0] channel_7_next;
    wire [19:0] channel_7_held;
    wire  [9:0] channel_7_spare;
    wire        channel_7_dear;
    wire        channel_7_refused;
    wire [19:0] channel_7_status_used;
    wire [19:0] channel_7_status_consumed;
    wire [19:0] channel_7_status_freed;
    wire        channel_7_status_enabled;
    wire        channel_7_status_lossless;
    wire  [3:0] channel_7_status_waiting;
    wire        channel_8_room;
    wire        channel_8_fits;
    wire        channel_8_fits_again;
    wire        channel_8_lasts;
    wire [15:0] channel_8_weight;
    wire  [9:0] channel_8_cost;
    wire  [2:0] channel_8_first;
    wire  [2:0] channel_8_next;
    wire [19:0] channel_8_held;
    wire  [9:0] channel_8_spare;
    wire        channel_8_dear;
    wire        channel_8_refused;
    wire [19:0] channel_8_status_used;
    wire [19:0] channel_8_status_consumed;
    wire [19:0] channel_8_status_freed;
    wire        channel_8_status_enabled;
    wire        channel_8_status_lossless;
    wire  [3:0] channel_8_status_waiting;
    wire        channel_9_room;
    wire        channel_9_fits;
    wire        channel_9_fits_again;
    wire        channel_9_lasts;
    wire [15:0] channel_9_weight;
    wire  [9:0] channel_9_cost;
    wire  [2:0] channel_9_first;
    wire  [2:0] channel_9_next;
    wire [19:0] channel_9_held;
    wire  [9:0] channel_9_spare;
    wire        channel_9_dear;
    wire        channel_9_refused;
    wire [19:0] channel_9_status_used;
    wire [19:0] channel_9_status_consumed;
    wire [19:0] channel_9_status_freed;
    wire        channel_9_status_enabled;
    wire        channel_9_status_lossless;
    wire  [3:0] channel_9_status_waiting;
    wire        channel_10_room;
    wire        channel_10_fits;
    wire        channel_10_fits_again;
    wire        channel_10_lasts;
    wire [15:0] channel_10_weight;
    wire  [9:0] channel_10_cost;
    wire  [2:0] channel_10_first;
    wire  [2:0] channel_10_next;
    wire [19:0] channel_10_held;
    wire  [9:0] channel_10_spare;
    wire        channel_10_dear;
    wire        channel_10_refused;
    wire [19:0] channel_10_status_used;
    wire [19:0] channel_10_status_consumed;
    wire [19:0] channel_10_status_freed;
    wire        channel_10_status_enabled;
    wire        channel_10_status_lossless;
    wire  [3:0] channel_10_status_waiting;
    wire        channel_11_room;
    wire        channel_11_fits;
    wire        channel_11_fits_again;
    wire        channel_11_lasts;
    wire [15:0] channel_11_weight;
    wire  [9:0] channel_11_cost;
    wire  [2:0] channel_11_first;
    wire  [2:0] channel_11_next;
    wire [19:0] channel_11_held;
    wire  [9:0] channel_11_spare;
    wire        channel_11_dear;
    wire        channel_11_refused;
    wire [19:0] channel_11_status_used;
    wire [19:0] channel_11_status_consumed;
    wire [19:0] channel_11_status_freed;
    wire        channel_11_status_enabled;
    wire        channel_11_status_lossless;
    wire  [3:0] channel_11_status_waiting;
    wire        channel_12_room;
    wire        channel_12_fits;
    wire        channel_12_fits_again;
    wire        channel_12_lasts;
    wire [15:0] channel_12_weight;
    wire  [9:0] channel_12_cost;
    wire  [2:0] channel_12_first;
    wire  [2:0] channel_12_next;
    wire [19:0] channel_12_held;
    wire  [9:0] channel_12_spare;
    wire        channel_12_dear;
    wire        channel_12_refused;
    wire [19:0] channel_12_status_used;
    wire [19:0] channel_12_status_consumed;
    wire [19:0] channel_12_status_freed;
    wire        channel_12_status_enabled;
    wire        channel_12_status_lossless;
    wire  [3:0] channel_12_status_waiting;
    wire        channel_13_room;
    wire        channel_13_fits;
    wire        channel_13_fits_again;
    wire        channel_13_lasts;
    wire [15:0] channel_13_weight;
    wire  [9:0] channel_13_cost;
    wire  [2:0] channel_13_first;
    wire  [2:0] channel_13_next;
    wire [19:0] channel_13_held;
    wire  [9:0] channel_13_spare;
    wire        channel_13_dear;
    wire        channel_13_refused;
    wire [19:0] channel_13_status_used;
    wire [19:0] channel_13_status_consumed;
    wire [19:0] channel_13_status_freed;
    wire        channel_13_status_enabled;
    wire        channel_13_status_lossless;
    wire  [3:0] channel_13_status_waiting;
    wire        channel_14_room;
    wire        channel_14_fits;
    wire        channel_14_fits_again;
    wire        channel_14_lasts;
    wire [15:0] channel_14_weight;
    wire  [9:0] channel_14_cost;
    wire  [2:0] channel_14_first;
    wire  [2:0] channel_14_next;
    wire [19:0] channel_14_held;
    wire  [9:0] channel_14_spare;
    wire        channel_14_dear;
    wire        channel_14_refused;
    wire [19:0] channel_14_status_used;
    wire [19:0] channel_14_status_consumed;
    wire [19:0] channel_14_status_freed;
    wire        channel_14_status_enabled;
    wire        channel_14_status_lossless;
    wire  [3:0] channel_14_status_waiting;
    wire        channel_15_room;
    wire        channel_15_fits;
    wire        channel_15_fits_again;
    wire        channel_15_lasts;
    wire [15:0] channel_15_weight;
    wire  [9:0] channel_15_cost;
    wire  [2:0] channel_15_first;
    wire  [2:0] channel_15_next;
    wire [19:0] channel_15_held;
    wire  [9:0] channel_15_spare;
    wire        channel_15_dear;
    wire        channel_15_refused;
    wire [19:0] channel_15_status_used;
    wire [19:0] channel_15_status_consumed;
    wire [19:0] channel_15_status_freed;
    wire        channel_15_status_enabled;
    wire        channel_15_status_lossless;
    wire  [3:0] channel_15_status_waiting;
    wire        channel_16_room;
    wire        channel_16_fits;
    wire        channel_16_fits_again;
    wire        channel_16_lasts;
    wire [15:0] channel_16_weight;
    wire  [9:0] channel_16_cost;
    wire  [2:0] channel_16_first;
    wire  [2:0] channel_16_next;
    wire [19:0] channel_16_held;
    wire  [9:0] channel_16_spare;
    wire        channel_16_dear;
    wire        channel_16_refused;
    wire [19:0] channel_16_status_used;
    wire [19:0] channel_16_status_consumed;
    wire [19:0] channel_16_status_freed;
    wire        channel_16_status_enabled;
    wire        channel_16_status_lossless;
    wire  [3:0] channel_16_status_waiting;
    wire        channel_17_room;
    wire        channel_17_fits;
    wire        channel_17_fits_again;
    wire        channel_17_lasts;
    wire [15:0] channel_17_weight;
    wire  [9:0] channel_17_cost;
    wire  [2:0] channel_17_first;
    wire  [2:0] channel_17_next;
    wire [19:0] channel_17_held;
    wire  [9:0] channel_17_spare;
    wire        channel_17_dear;
    wire        channel_17_refused;
    wire [19:0] channel_17_status_used;
    wire [19:0] channel_17_status_consumed;
    wire [19:0] channel_17_status_freed;
    wire        channel_17_status_enabled;
    wire        channel_17_status_lossless;
    wire  [3:0] channel_17_status_waiting;
    wire        channel_18_room;
    wire        channel_18_fits;
    wire        channel_18_fits_again;
    wire        channel_18_lasts;
    wire [15:0] channel_18_weight;
    wire  [9:0] channel_18_cost;
    wire  [2:0] channel_18_first;
    wire  [2:0] channel_18_next;
    wire [19:0] channel_18_held;
    wire  [9:0] channel_18_spare;
    wire        channel_18_dear;
    wire        channel_18_refused;
    wire [19:0] channel_18_status_used;
    wire [19:0] channel_18_status_consumed;
    wire [19:0] channel_18_status_freed;
    wire        channel_18_status_enabled;
    wire        channel_18_status_lossless;
    wire  [3:0] channel_18_status_waiting;
    wire        channel_19_room;
    wire        channel_19_fits;
    wire        channel_19_fits_again;
    wire        channel_19_lasts;
    wire [15:0] channel_19_weight;
    wire  [9:0] channel_19_cost;
    wire  [2:0] channel_19_first;
    wire  [2:0] channel_19_next;
    wire [19:0] channel_19_held;
    wire  [9:0] channel_19_spare;
    wire        channel_19_dear;
    wire        channel_19_refused;
    wire [19:0] channel_19_status_used;
    wire [19:0] channel_19_status_consumed;
    wire [19:0] channel_19_status_freed;
    wire        channel_19_status_enabled;
    wire        channel_19_status_lossless;
    wire  [3:0] channel_19_status_waiting;
    wire        channel_20_room;
    wire        channel_20_fits;
    wire        channel_20_fits_again;
    wire        channel_20_lasts;
    wire [15:0] channel_20_weight;
    wire  [9:0] channel_20_cost;
    wire  [2:0] channel_20_first;
    wire  [2:0] channel_20_next;
    wire [19:0] channel_20_held;
    wire  [9:0] channel_20_spare;
    wire        channel_20_dear;
    wire        channel_20_refused;
    wire [19:0] channel_20_status_used;
    wire [19:0] channel_20_status_consumed;
    wire [19:0] channel_20_status_freed;
    wire        channel_20_status_enabled;
    wire        channel_20_status_lossless;
    wire  [3:0] channel_20_status_waiting;
    wire        channel_21_room;
    wire        channel_21_fits;
    wire        channel_21_fits_again;
    wire        channel_21_lasts;
    wire [15:0] channel_21_weight;
    wire  [9:0] channel_21_cost;
    wire  [2:0] channel_21_first;
    wire  [2:0] channel_21_next;
    wire [19:0] channel_21_held;
    wire  [9:0] channel_21_spare;
    wire        channel_21_dear;
    wire        channel_21_refused;
    wire [19:0] channel_21_status_used;
    wire [19:0] channel_21_status_consumed;
    wire [19:0] channel_21_status_freed;
    wire        channel_21_status_enabled;
    wire        channel_21_status_lossless;
    wire  [3:0] channel_21_status_waiting;
    wire        channel_22_room;
    wire        channel_22_fits;
    wire        channel_22_fits_again;
    wire        channel_22_lasts;
    wire [15:0] channel_22_weight;
    wire  [9:0] channel_22_cost;
    wire  [2:0] channel_22_first;
    wire  [2:0] channel_22_next;
    wire [19:0] channel_22_held;
    wire  [9:0] channel_22_spare;
    wire        channel_22_dear;
    wire        channel_22_refused;
    wire [19:0] channel_22_status_used;
    wire [19:0] channel_22_status_consumed;
    wire [19:0] channel_22_status_freed;
    wire        channel_22_status_enabled;
    wire        channel_22_status_lossless;
    wire  [3:0] channel_22_status_waiting;
    wire        channel_23_room;
    wire        channel_23_fits;
    wire        channel_23_fits_again;
    wire        channel_23_lasts;
    wire [15:0] channel_23_weight;
    wire  [9:0] channel_23_cost;
    wire  [2:0] channel_23_first;
    wire  [2:0] channel_23_next;
    wire [19:0] channel_23_held;
    wire  [9:0] channel_23_spare;
    wire        channel_23_dear;
    wire        channel_23_refused;
    wire [19:0] channel_23_status_used;
    wire [19:0] channel_23_status_consumed;
    wire [19:0] channel_23_status_freed;
    wire        channel_23_status_enabled;
    wire        channel_23_status_lossless;
    wire  [3:0] channel_23_status_waiting;
    wire        channel_24_room;
    wire        channel_24_fits;
    wire        channel_24_fits_again;
    wire        channel_24_lasts;
    wire [15:0] channel_24_weight;
    wire  [9:0] channel_24_cost;
    wire  [2:0] channel_24_first;
    wire  [2:0] channel_24_next;
    wire [19:0] channel_24_held;
    wire  [9:0] channel_24_spare;
    wire        channel_24_dear;
    wire        channel_24_refused;
    wire [19:0] channel_24_status_used;
    wire [19:0] channel_24_status_consumed;
    wire [19:0] channel_24_status_freed;
    wire        channel_24_status_enabled;
    wire        channel_24_status_lossless;
    wire  [3:0] channel_24_status_waiting;
    wire        channel_25_room;
    wire        channel_25_fits;
    wire        channel_25_fits_again;
    wire        channel_25_lasts;
    wire [15:0] channel_25_weight;
    wire  [9:0] channel_25_cost;
    wire  [2:0] channel_25_first;
    wire  [2:0] channel_25_next;
    wire [19:0] channel_25_held;
    wire  [9:0] channel_25_spare;
    wire        channel_25_dear;
    wire        channel_25_refused;
    wire [19:0] channel_25_status_used;
    wire [19:0] channel_25_status_consumed;
    wire [19:0] channel_25_status_freed;
    wire        channel_25_status_enabled;
    wire        channel_25_status_lossless;
    wire  [3:0] channel_25_status_waiting;
    wire        channel_26_room;
    wire        channel_26_fits;
    wire        channel_26_fits_again;
    wire        channel_26_lasts;
    wire [15:0] channel_26_weight;
    wire  [9:0] channel_26_cost;
    wire  [2:0] channel_26_first;
    wire  [2:0] channel_26_next;
    wire [19:0] channel_26_held;
    wire  [9:0] channel_26_spare;
    wire        channel_26_dear;
    wire        channel_26_refused;
    wire [19:0] channel_26_status_used;
    wire [19:0] channel_26_status_consumed;
    wire [19:0] channel_26_status_freed;
    wire        channel_26_status_enabled;
    wire        channel_26_status_lossless;
    wire  [3:0] channel_26_status_waiting;
    wire        channel_27_room;
    wire        channel_27_fits;
    wire        channel_27_fits_again;
    wire        channel_27_lasts;
    wire [15:0] channel_27_weight;
    wire  [9:0] channel_27_cost;
    wire  [2:0] channel_27_first;
    wire  [2:0] channel_27_next;
    wire [19:0] channel_27_held;
    wire  [9:0] channel_27_spare;
    wire        channel_27_dear;
    wire        channel_27_refused;
    wire [19:0] channel_27_status_used;
    wire [19:0] channel_27_status_consumed;
    wire [19:0] channel_27_status_freed;
    wire        channel_27_status_enabled;
    wire        channel_27_status_lossless;
    wire  [3:0] channel_27_status_waiting;
    wire        channel_28_room;
    wire        channel_28_fits;
    wire        channel_28_fits_again;
    wire        channel_28_lasts;
    wire [15:0] channel_28_weight;
    wire  [9:0] channel_28_cost;
    wire  [2:0] channel_28_first;
    wire  [2:0] channel_28_next;
    wire [19:0] channel_28_held;
    wire  [9:0] channel_28_spare;
    wire        channel_28_dear;
    wire        channel_28_refused;
    wire [19:0] channel_28_status_used;
    wire [19:0] channel_28_status_consumed;
    wire [19:0] channel_28_status_freed;
    wire        channel_28_status_enabled;
    wire        channel_28_status_lossless;
    wire  [3:0] channel_28_status_waiting;
    wire        channel_29_room;
    wire        channel_29_fits;
    wire        channel_29_fits_again;
    wire        channel_29_lasts;
    wire [15:0] channel_29_weight;
    wire  [9:0] channel_29_cost;
    wire  [2:0] channel_29_first;
    wire  [2:0] channel_29_next;
    wire [19:0] channel_29_held;
    wire  [9:0] channel_29_spare;
    wire        channel_29_dear;
    wire        channel_29_refused;
    wire [19:0] channel_29_status_used;
    wire [19:0] channel_29_status_consumed;
    wire [19:0] channel_29_status_freed;
    wire        channel_29_status_enabled;
    wire        channel_29_status_lossless;
    wire  [3:0] channel_29_status_waiting;
    wire        channel_30_room;
    wire        channel_30_fits;
    wire        channel_30_fits_again;
    wire        channel_30_lasts;
    wire [15:0] channel_30_weight;
    wire  [9:0] channel_30_cost;
    wire  [2:0] channel_30_first;
    wire  [2:0] channel_30_next;
    wire [19:0] channel_30_held;
    wire  [9:0] channel_30_spare;
    wire        channel_30_dear;
    wire        channel_30_refused;
    wire [19:0] channel_30_status_used;
    wire [19:0] channel_30_status_consumed;
    wire [19:0] channel_30_status_freed;
    wire        channel_30_status_enabled;
    wire        channel_30_status_lossless;
    wire  [3:0] channel_30_status_waiting;
    wire        channel_31_room;
    wire        channel_31_fits;
    wire        channel_31_fits_again;
    wire        channel_31_lasts;
    wire [15:0] channel_31_weight;
    wire  [9:0] channel_31_cost;
    wire  [2:0] channel_31_first;
    wire  [2:0] channel_31_next;
    wire [19:0] channel_31_held;
    wire  [9:0] channel_31_spare;
    wire        channel_31_dear;
    wire        channel_31_refused;
    wire [19:0] channel_31_status_used;
    wire [19:0] channel_31_status_consumed;
    wire [19:0] channel_31_status_freed;
    wire        channel_31_status_enabled;
    wire        channel_31_status_lossless;
    wire  [3:0] channel_31_status_waiting;
    wire [31:0] scheduler_turn;
    wire        scheduler_served;
    wire        scheduler_fresh;
    reg         chosen_kind;
    reg   [4:0] chosen_vc;
    reg   [9:0] chosen_cost;
    reg   [2:0] chosen_place;
    wire [24:0] held_sum;
    wire [24:0] in_use_sum;
    reg         dear;
    wire        port_gate_per_channel;
    wire        port_gate_dynamic;
    wire        port_gate_stream;
    wire        port_gate_serial;
    wire  [9:0] port_gate_free;
    wire [19:0] port_gate_threshold;
    wire        requests_due;
    wire        requests_cc_update_payload_half;
    wire [19:0] requests_cc_update_payload_consumed_0;
    wire [19:0] requests_cc_update_payload_consumed_1;
    wire [19:0] requests_cc_update_payload_consumed_2;
    wire [19:0] requests_cc_update_payload_consumed_3;
    wire [19:0] requests_cc_update_payload_consumed_4;
    wire [19:0] requests_cc_update_payload_consumed_5;
    wire [19:0] requests_cc_update_payload_consumed_6;
    wire [19:0] requests_cc_update_payload_consumed_7;
    wire [19:0] requests_cc_update_payload_consumed_8;
    wire [19:0] requests_cc_update_payload_consumed_9;
    wire [19:0] requests_cc_update_payload_consumed_10;
    wire [19:0] requests_cc_update_payload_consumed_11;
    wire [19:0] requests_cc_update_payload_consumed_12;
    wire [19:0] requests_cc_update_payload_consumed_13;
    wire [19:0] requests_cc_update_payload_consumed_14;
    wire [19:0] requests_cc_update_payload_consumed_15;
    wire        requests_cc_update_valid;
    reg         choosing;
    reg         described_kind;
    reg   [4:0] described_vc;
    reg  [13:0] described_bytes;
    reg   [9:0] described_cost;
    reg  [15:0] described_tag;
    reg         describing;
    wire        buffer_ready;
    wire        buffer_down_payload_kind;
    wire  [4:0] buffer_down_payload_vc;
    wire [13:0] buffer_down_payload_bytes;
    wire  [9:0] buffer_down_payload_cost;
    wire [15:0] buffer_down_payload_tag;
    wire        buffer_down_valid;
    reg  [24:0] used;
    reg  [24:0] most_used;
    reg         nowhere;
    wire  [7:0] cf_updates_counter_count;
    wire  [7:0] cf_refused_counter_count;
    wire  [7:0] cc_updates_counter_count;
    reg         took;
    wire        record_known;
    wire [19:0] record_most;
    reg  [29:0] frames [0:255];

    wire [49:0] changed_word = {
        settings_unit_overhead,
        settings_unit_size,
        settings_mode,
        settings_limit,
        settings_dearest,
        settings_alpha,
        settings_weighted,
        settings_on_fault
    };
    wire [49:0] changed_word_2 = {
        current_unit_overhead,
        current_unit_size,
        current_mode,
        current_limit,
        current_dearest,
        current_alpha,
        current_weighted,
        current_on_fault
    };
    wire        changed = changed_word != changed_word_2;
    wire        faulty = fault && current_on_fault != CURRENT_ON_FAULT_IGNORE;
    wire        halt = faulty || changed || halting;
    wire [31:0] rooms = {
        channel_31_room,
        channel_30_room,
        channel_29_room,
        channel_28_room,
        channel_27_room,
        channel_26_room,
        channel_25_room,
        channel_24_room,
        channel_23_room,
        channel_22_room,
        channel_21_room,
        channel_20_room,
        channel_19_room,
        channel_18_room,
        channel_17_room,
        channel_16_room,
        channel_15_room,
        channel_14_room,
        channel_13_room,
        channel_12_room,
        channel_11_room,
        channel_10_room,
        channel_9_room,
        channel_8_room,
        channel_7_room,
        channel_6_room,
        channel_5_room,
        channel_4_room,
        channel_3_room,
        channel_2_room,
        channel_1_room,
        channel_0_room
    };
    wire [31:0] rooms_shr_enqueue_payload_vc = rooms >> enqueue_payload_vc;
    wire        accept_part = rooms_shr_enqueue_payload_vc[0];
    wire        accept = enqueue_valid && accept_part;
    wire        told = |ordered;
    wire        go = buffer_ready && !requests_due;
    wire [31:0] turn = scheduler_turn;
    wire [31:0] charged_word = {
        channel_31_fits && channel_31_status_lossless,
        channel_30_fits && channel_30_status_lossless,
        channel_29_fits && channel_29_status_lossless,
        channel_28_fits && channel_28_status_lossless,
        channel_27_fits && channel_27_status_lossless,
        channel_26_fits && channel_26_status_lossless,
        channel_25_fits && channel_25_status_lossless,
        channel_24_fits && channel_24_status_lossless,
        channel_23_fits && channel_23_status_lossless,
        channel_22_fits && channel_22_status_lossless,
        channel_21_fits && channel_21_status_lossless,
        channel_20_fits && channel_20_status_lossless,
        channel_19_fits && channel_19_status_lossless,
        channel_18_fits && channel_18_status_lossless,
        channel_17_fits && channel_17_status_lossless,
        channel_16_fits && channel_16_status_lossless,
        channel_15_fits && channel_15_status_lossless,
        channel_14_fits && channel_14_status_lossless,
        channel_13_fits && channel_13_status_lossless,
        channel_12_fits && channel_12_status_lossless,
        channel_11_fits && channel_11_status_lossless,
        channel_10_fits && channel_10_status_lossless,
        channel_9_fits && channel_9_status_lossless,
        channel_8_fits && channel_8_status_lossless,
        channel_7_fits && channel_7_status_lossless,
        channel_6_fits && channel_6_status_lossless,
        channel_5_fits && channel_5_status_lossless,
        channel_4_fits && channel_4_status_lossless,
        channel_3_fits && channel_3_status_lossless,
        channel_2_fits && channel_2_status_lossless,
        channel_1_fits && channel_1_status_lossless,
        channel_0_fits && channel_0_status_lossless
    };
    wire        charged = (|(turn & charged_word)) && go;
    wire        gate_per_channel = port_gate_per_channel;
    wire        gate_dynamic = port_gate_dynamic;
    wire        gate_stream = port_gate_stream;
    wire        gate_serial = port_gate_serial;
    wire  [9:0] gate_free = port_gate_free;
    wire [19:0] gate_threshold = port_gate_threshold;
    wire        fresh = scheduler_fresh;
    wire        granted = scheduler_served && go;
    wire  [9:0] cost_or = (channel_0_cost & {10{turn[0]}}) | (channel_1_cost & {10{turn[1]}});
    wire  [9:0] cost_or_2 = cost_or | (channel_2_cost & {10{turn[2]}});
    wire  [9:0] cost_or_3 = cost_or_2 | (channel_3_cost & {10{turn[3]}});
    wire  [9:0] cost_or_4 = cost_or_3 | (channel_4_cost & {10{turn[4]}});
    wire  [9:0] cost_or_5 = cost_or_4 | (channel_5_cost & {10{turn[5]}});
    wire  [9:0] cost_or_6 = cost_or_5 | (channel_6_cost & {10{turn[6]}});
    wire  [9:0] cost_or_7 = cost_or_6 | (channel_7_cost & {10{turn[7]}});
    wire  [9:0] cost_or_8 = cost_or_7 | (channel_8_cost & {10{turn[8]}});
    wire  [9:0] cost_or_9 = cost_or_8 | (channel_9_cost & {10{turn[9]}});
    wire  [9:0] cost_or_10 = cost_or_9 | (channel_10_cost & {10{turn[10]}});
    wire  [9:0] cost_or_11 = cost_or_10 | (channel_11_cost & {10{turn[11]}});
    wire  [9:0] cost_or_12 = cost_or_11 | (channel_12_cost & {10{turn[12]}});
    wire  [9:0] cost_or_13 = cost_or_12 | (channel_13_cost & {10{turn[13]}});
    wire  [9:0] cost_or_14 = cost_or_13 | (channel_14_cost & {10{turn[14]}});
    wire  [9:0] cost_or_15 = cost_or_14 | (channel_15_cost & {10{turn[15]}});
    wire  [9:0] cost_or_16 = cost_or_15 | (channel_16_cost & {10{turn[16]}});
    wire  [9:0] cost_or_17 = cost_or_16 | (channel_17_cost & {10{turn[17]}});
    wire  [9:0] cost_or_18 = cost_or_17 | (channel_18_cost & {10{turn[18]}});
    wire  [9:0] cost_or_19 = cost_or_18 | (channel_19_cost & {10{turn[19]}});
    wire  [9:0] cost_or_20 = cost_or_19 | (channel_20_cost & {10{turn[20]}});
    wire  [9:0] cost_or_21 = cost_or_20 | (channel_21_cost & {10{turn[21]}});
    wire  [9:0] cost_or_22 = cost_or_21 | (channel_22_cost & {10{turn[22]}});
    wire  [9:0] cost_or_23 = cost_or_22 | (channel_23_cost & {10{turn[23]}});
    wire  [9:0] cost_or_24 = cost_or_23 | (channel_24_cost & {10{turn[24]}});
    wire  [9:0] cost_or_25 = cost_or_24 | (channel_25_cost & {10{turn[25]}});
    wire  [9:0] cost_or_26 = cost_or_25 | (channel_26_cost & {10{turn[26]}});
    wire  [9:0] cost_or_27 = cost_or_26 | (channel_27_cost & {10{turn[27]}});
    wire  [9:0] cost_or_28 = cost_or_27 | (channel_28_cost & {10{turn[28]}});
    wire  [9:0] cost_or_29 = cost_or_28 | (channel_29_cost & {10{turn[29]}});
    wire  [9:0] cost_or_30 = cost_or_29 | (channel_30_cost & {10{turn[30]}});
    wire  [9:0] cost = cost_or_30 | (channel_31_cost & {10{turn[31]}});
    wire [15:0] share_and = channel_0_weight & {16{turn[0]}};
    wire [15:0] share_or = share_and | (channel_1_weight & {16{turn[1]}});
    wire [15:0] share_or_2 = share_or | (channel_2_weight & {16{turn[2]}});
    wire [15:0] share_or_3 = share_or_2 | (channel_3_weight & {16{turn[3]}});
    wire [15:0] share_or_4 = share_or_3 | (channel_4_weight & {16{turn[4]}});
    wire [15:0] share_or_5 = share_or_4 | (channel_5_weight & {16{turn[5]}});
    wire [15:0] share_or_6 = share_or_5 | (channel_6_weight & {16{turn[6]}});
    wire [15:0] share_or_7 = share_or_6 | (channel_7_weight & {16{turn[7]}});
    wire [15:0] share_or_8 = share_or_7 | (channel_8_weight & {16{turn[8]}});
    wire [15:0] share_or_9 = share_or_8 | (channel_9_weight & {16{turn[9]}});
    wire [15:0] share_or_10 = share_or_9 | (channel_10_weight & {16{turn[10]}});
    wire [15:0] share_or_11 = share_or_10 | (channel_11_weight & {16{turn[11]}});
    wire [15:0] share_or_12 = share_or_11 | (channel_12_weight & {16{turn[12]}});
    wire [15:0] share_or_13 = share_or_12 | (channel_13_weight & {16{turn[13]}});
    wire [15:0] share_or_14 = share_or_13 | (channel_14_weight & {16{turn[14]}});
    wire [15:0] share_or_15 = share_or_14 | (channel_15_weight & {16{turn[15]}});
    wire [15:0] share_or_16 = share_or_15 | (channel_16_weight & {16{turn[16]}});
    wire [15:0] share_or_17 = share_or_16 | (channel_17_weight & {16{turn[17]}});
    wire [15:0] share_or_18 = share_or_17 | (channel_18_weight & {16{turn[18]}});
    wire [15:0] share_or_19 = share_or_18 | (channel_19_weight & {16{turn[19]}});
    wire [15:0] share_or_20 = share_or_19 | (channel_20_weight & {16{turn[20]}});
    wire [15:0] share_or_21 = share_or_20 | (channel_21_weight & {16{turn[21]}});
    wire [15:0] share_or_22 = share_or_21 | (channel_22_weight & {16{turn[22]}});
    wire [15:0] share_or_23 = share_or_22 | (channel_23_weight & {16{turn[23]}});
    wire [15:0] share_or_24 = share_or_23 | (channel_24_weight & {16{turn[24]}});
    wire [15:0] share_or_25 = share_or_24 | (channel_25_weight & {16{turn[25]}});
    wire [15:0] share_or_26 = share_or_25 | (channel_26_weight & {16{turn[26]}});
    wire [15:0] share_or_27 = share_or_26 | (channel_27_weight & {16{turn[27]}});
    wire [15:0] share_or_28 = share_or_27 | (channel_28_weight & {16{turn[28]}});
    wire [15:0] share_or_29 = share_or_28 | (channel_29_weight & {16{turn[29]}});
    wire [15:0] share_or_30 = share_or_29 | (channel_30_weight & {16{turn[30]}});
    wire [15:0] share_or_31 = share_or_30 | (channel_31_weight & {16{turn[31]}});
    wire [15:0] share = scheduler_fresh ? share_or_31 : left;
    wire        issue = buffer_ready && requests_due;
    wire [29:0] frames_rdata = frames[{chosen_vc, chosen_place}];
    wire [31:0] refusing_word = {
        channel_31_refused,
        channel_30_refused,
        channel_29_refused,
        channel_28_refused,
        channel_27_refused,
        channel_26_refused,
        channel_25_refused,
        channel_24_refused,
        channel_23_refused,
        channel_22_refused,
        channel_21_refused,
        channel_20_refused,
        channel_19_refused,
        channel_18_refused,
        channel_17_refused,
        channel_16_refused,
        channel_15_refused,
        channel_14_refused,
        channel_13_refused,
        channel_12_refused,
        channel_11_refused,
        channel_10_refused,
        channel_9_refused,
        channel_8_refused,
        channel_7_refused,
        channel_6_refused,
        channel_5_refused,
        channel_4_refused,
        channel_3_refused,
        channel_2_refused,
        channel_1_refused,
        channel_0_refused
    };
    wire        refusing = nowhere || (|refusing_word);
    wire        channel_0_clear_term = fault && current_on_fault == CURRENT_ON_FAULT_RESET;
    wire  [9:0] port_spare_choice = chosen_vc[0] ? channel_31_spare : channel_30_spare;
    wire  [9:0] port_spare_choice_2 = chosen_vc[0] ? channel_29_spare : channel_28_spare;
    wire  [9:0] port_spare_choice_3 = chosen_vc[1] ? port_spare_choice : port_spare_choice_2;
    wire  [9:0] port_spare_choice_4 = chosen_vc[0] ? channel_27_spare : channel_26_spare;
    wire  [9:0] port_spare_choice_5 = chosen_vc[0] ? channel_25_spare : channel_24_spare;
    wire  [9:0] port_spare_choice_6 = chosen_vc[1] ? port_spare_choice_4 : port_spare_choice_5;
    wire  [9:0] port_spare_choice_7 = chosen_vc[2] ? port_spare_choice_3 : port_spare_choice_6;
    wire  [9:0] port_spare_choice_8 = chosen_vc[0] ? channel_23_spare : channel_22_spare;
    wire  [9:0] port_spare_choice_9 = chosen_vc[0] ? channel_21_spare : channel_20_spare;
    wire  [9:0] port_spare_choice_10 = chosen_vc[1] ? port_spare_choice_8 : port_spare_choice_9;
    wire  [9:0] port_spare_choice_11 = chosen_vc[0] ? channel_19_spare : channel_18_spare;
    wire  [9:0] port_spare_choice_12 = chosen_vc[0] ? channel_17_spare : channel_16_spare;
    wire  [9:0] port_spare_choice_13 = chosen_vc[1] ? port_spare_choice_11 : port_spare_choice_12;
    wire  [9:0] port_spare_choice_14 = chosen_vc[2] ? port_spare_choice_10 : port_spare_choice_13;
    wire  [9:0] port_spare_choice_15 = chosen_vc[3] ? port_spare_choice_7 : port_spare_choice_14;
    wire  [9:0] port_spare_choice_16 = chosen_vc[0] ? channel_15_spare : channel_14_spare;
    wire  [9:0] port_spare_choice_17 = chosen_vc[0] ? channel_13_spare : channel_12_spare;
    wire  [9:0] port_spare_choice_18 = chosen_vc[1] ? port_spare_choice_16 : port_spare_choice_17;
    wire  [9:0] port_spare_choice_19 = chosen_vc[0] ? channel_11_spare : channel_10_spare;
    wire  [9:0] port_spare_choice_20 = chosen_vc[0] ? channel_9_spare : channel_8_spare;
    wire  [9:0] port_spare_choice_21 = chosen_vc[1] ? port_spare_choice_19 : port_spare_choice_20;
    wire  [9:0] port_spare_choice_22 = chosen_vc[2] ? port_spare_choice_18 : port_spare_choice_21;
    wire  [9:0] port_spare_choice_23 = chosen_vc[0] ? channel_7_spare : channel_6_spare;
    wire  [9:0] port_spare_choice_24 = chosen_vc[0] ? channel_5_spare : channel_4_spare;
    wire  [9:0] port_spare_choice_25 = chosen_vc[1] ? port_spare_choice_23 : port_spare_choice_24;
    wire  [9:0] port_spare_choice_26 = chosen_vc[0] ? channel_3_spare : channel_2_spare;
    wire  [9:0] port_spare_choice_27 = chosen_vc[0] ? channel_1_spare : channel_0_spare;
    wire  [9:0] port_spare_choice_28 = chosen_vc[1] ? port_spare_choice_26 : port_spare_choice_27;
    wire  [9:0] port_spare_choice_29 = chosen_vc[2] ? port_spare_choice_25 : port_spare_choice_28;
    wire  [9:0] port_spare_choice_30 = chosen_vc[3] ? port_spare_choice_22 : port_spare_choice_29;
    wire        granted_or_issue = granted || issue;
    wire [19:0] record_used_choice = chosen_vc[0] ? channel_31_status_used : channel_30_status_used;
    wire [19:0] record_used_choice_2 = chosen_vc[0] ? channel_29_status_used : channel_28_status_used;
    wire [19:0] record_used_choice_3 = chosen_vc[1] ? record_used_choice : record_used_choice_2;
    wire [19:0] record_used_choice_4 = chosen_vc[0] ? channel_27_status_used : channel_26_status_used;
    wire [19:0] record_used_choice_5 = chosen_vc[0] ? channel_25_status_used : channel_24_status_used;
    wire [19:0] record_used_choice_6 = chosen_vc[1] ? record_used_choice_4 : record_used_choice_5;
    wire [19:0] record_used_choice_7 = chosen_vc[2] ? record_used_choice_3 : record_used_choice_6;
    wire [19:0] record_used_choice_8 = chosen_vc[0] ? channel_23_status_used : channel_22_status_used;
    wire [19:0] record_used_choice_9 = chosen_vc[0] ? channel_21_status_used : channel_20_status_used;
    wire [19:0] record_used_choice_10 = chosen_vc[1] ? record_used_choice_8 : record_used_choice_9;
    wire [19:0] record_used_choice_11 = chosen_vc[0] ? channel_19_status_used : channel_18_status_used;
    wire [19:0] record_used_choice_12 = chosen_vc[0] ? channel_17_status_used : channel_16_status_used;
    wire [19:0] record_used_choice_13 = chosen_vc[1] ? record_used_choice_11 : record_used_choice_12;
    wire [19:0] record_used_choice_14 = chosen_vc[2] ? record_used_choice_10 : record_used_choice_13;
    wire [19:0] record_used_choice_15 = chosen_vc[3] ? record_used_choice_7 : record_used_choice_14;
    wire [19:0] record_used_choice_16 = chosen_vc[0] ? channel_15_status_used : channel_14_status_used;
    wire [19:0] record_used_choice_17 = chosen_vc[0] ? channel_13_status_used : channel_12_status_used;
    wire [19:0] record_used_choice_18 = chosen_vc[1] ? record_used_choice_16 : record_used_choice_17;
    wire [19:0] record_used_choice_19 = chosen_vc[0] ? channel_11_status_used : channel_10_status_used;
    wire [19:0] record_used_choice_20 = chosen_vc[0] ? channel_9_status_used : channel_8_status_used;
    wire [19:0] record_used_choice_21 = chosen_vc[1] ? record_used_choice_19 : record_used_choice_20;
    wire [19:0] record_used_choice_22 = chosen_vc[2] ? record_used_choice_18 : record_used_choice_21;
    wire [19:0] record_used_choice_23 = chosen_vc[0] ? channel_7_status_used : channel_6_status_used;
    wire [19:0] record_used_choice_24 = chosen_vc[0] ? channel_5_status_used : channel_4_status_used;
    wire [19:0] record_used_choice_25 = chosen_vc[1] ? record_used_choice_23 : record_used_choice_24;
    wire [19:0] record_used_choice_26 = chosen_vc[0] ? channel_3_status_used : channel_2_status_used;
    wire [19:0] record_used_choice_27 = chosen_vc[0] ? channel_1_status_used : channel_0_status_used;
    wire [19:0] record_used_choice_28 = chosen_vc[1] ? record_used_choice_26 : record_used_choice_27;
    wire [19:0] record_used_choice_29 = chosen_vc[2] ? record_used_choice_25 : record_used_choice_28;
    wire [19:0] record_used_choice_30 = chosen_vc[3] ? record_used_choice_22 : record_used_choice_29;
    wire  [2:0] frames_choice = frame_2_vc[0] ? channel_31_next : channel_30_next;
    wire  [2:0] frames_choice_2 = frame_2_vc[0] ? channel_29_next : channel_28_next;
    wire  [2:0] frames_choice_3 = frame_2_vc[1] ? frames_choice : frames_choice_2;
    wire  [2:0] frames_choice_4 = frame_2_vc[0] ? channel_27_next : channel_26_next;
    wire  [2:0] frames_choice_5 = frame_2_vc[0] ? channel_25_next : channel_24_next;
    wire  [2:0] frames_choice_6 = frame_2_vc[1] ? frames_choice_4 : frames_choice_5;
    wire  [2:0] frames_choice_7 = frame_2_vc[2] ? frames_choice_3 : frames_choice_6;
    wire  [2:0] frames_choice_8 = frame_2_vc[0] ? channel_23_next : channel_22_next;
    wire  [2:0] frames_choice_9 = frame_2_vc[0] ? channel_21_next : channel_20_next;
    wire  [2:0] frames_choice_10 = frame_2_vc[1] ? frames_choice_8 : frames_choice_9;
    wire  [2:0] frames_choice_11 = frame_2_vc[0] ? channel_19_next : channel_18_next;
    wire  [2:0] frames_choice_12 = frame_2_vc[0] ? channel_17_next : channel_16_next;
    wire  [2:0] frames_choice_13 = frame_2_vc[1] ? frames_choice_11 : frames_choice_12;
    wire  [2:0] frames_choice_14 = frame_2_vc[2] ? frames_choice_10 : frames_choice_13;
    wire  [2:0] frames_choice_15 = frame_2_vc[3] ? frames_choice_7 : frames_choice_14;
    wire  [2:0] frames_choice_16 = frame_2_vc[0] ? channel_15_next : channel_14_next;
    wire  [2:0] frames_choice_17 = frame_2_vc[0] ? channel_13_next : channel_12_next;
    wire  [2:0] frames_choice_18 = frame_2_vc[1] ? frames_choice_16 : frames_choice_17;
    wire  [2:0] frames_choice_19 = frame_2_vc[0] ? channel_11_next : channel_10_next;
    wire  [2:0] frames_choice_20 = frame_2_vc[0] ? channel_9_next : channel_8_next;
    wire  [2:0] frames_choice_21 = frame_2_vc[1] ? frames_choice_19 : frames_choice_20;
    wire  [2:0] frames_choice_22 = frame_2_vc[2] ? frames_choice_18 : frames_choice_21;
    wire  [2:0] frames_choice_23 = frame_2_vc[0] ? channel_7_next : channel_6_next;
    wire  [2:0] frames_choice_24 = frame_2_vc[0] ? channel_5_next : channel_4_next;
    wire  [2:0] frames_choice_25 = frame_2_vc[1] ? frames_choice_23 : frames_choice_24;
    wire  [2:0] frames_choice_26 = frame_2_vc[0] ? channel_3_next : channel_2_next;
    wire  [2:0] frames_choice_27 = frame_2_vc[0] ? channel_1_next : channel_0_next;
    wire  [2:0] frames_choice_28 = frame_2_vc[1] ? frames_choice_26 : frames_choice_27;
    wire  [2:0] frames_choice_29 = frame_2_vc[2] ? frames_choice_25 : frames_choice_28;
    wire  [2:0] frames_choice_30 = frame_2_vc[3] ? frames_choice_22 : frames_choice_29;
    wire [31:0] dear_word = {
        channel_31_dear,
        channel_30_dear,
        channel_29_dear,
        channel_28_dear,
        channel_27_dear,
        channel_26_dear,
        channel_25_dear,
        channel_24_dear,
        channel_23_dear,
        channel_22_dear,
        channel_21_dear,
        channel_20_dear,
        channel_19_dear,
        channel_18_dear,
        channel_17_dear,
        channel_16_dear,
        channel_15_dear,
        channel_14_dear,
        channel_13_dear,
        channel_12_dear,
        channel_11_dear,
        channel_10_dear,
        channel_9_dear,
        channel_8_dear,
        channel_7_dear,
        channel_6_dear,
        channel_5_dear,
        channel_4_dear,
        channel_3_dear,
        channel_2_dear,
        channel_1_dear,
        channel_0_dear
    };
    wire  [2:0] chosen_place_and = channel_0_first & {3{turn[0]}};
    wire  [2:0] chosen_place_or = chosen_place_and | (channel_1_first & {3{turn[1]}});
    wire  [2:0] chosen_place_or_2 = chosen_place_or | (channel_2_first & {3{turn[2]}});
    wire  [2:0] chosen_place_or_3 = chosen_place_or_2 | (channel_3_first & {3{turn[3]}});
    wire  [2:0] chosen_place_or_4 = chosen_place_or_3 | (channel_4_first & {3{turn[4]}});
    wire  [2:0] chosen_place_or_5 = chosen_place_or_4 | (channel_5_first & {3{turn[5]}});
    wire  [2:0] chosen_place_or_6 = chosen_place_or_5 | (channel_6_first & {3{turn[6]}});
    wire  [2:0] chosen_place_or_7 = chosen_place_or_6 | (channel_7_first & {3{turn[7]}});
    wire  [2:0] chosen_place_or_8 = chosen_place_or_7 | (channel_8_first & {3{turn[8]}});
    wire  [2:0] chosen_place_or_9 = chosen_place_or_8 | (channel_9_first & {3{turn[9]}});
    wire  [2:0] chosen_place_or_10 = chosen_place_or_9 | (channel_10_first & {3{turn[10]}});
    wire  [2:0] chosen_place_or_11 = chosen_place_or_10 | (channel_11_first & {3{turn[11]}});
    wire  [2:0] chosen_place_or_12 = chosen_place_or_11 | (channel_12_first & {3{turn[12]}});
    wire  [2:0] chosen_place_or_13 = chosen_place_or_12 | (channel_13_first & {3{turn[13]}});
    wire  [2:0] chosen_place_or_14 = chosen_place_or_13 | (channel_14_first & {3{turn[14]}});
    wire  [2:0] chosen_place_or_15 = chosen_place_or_14 | (channel_15_first & {3{turn[15]}});
    wire  [2:0] chosen_place_or_16 = chosen_place_or_15 | (channel_16_first & {3{turn[16]}});
    wire  [2:0] chosen_place_or_17 = chosen_place_or_16 | (channel_17_first & {3{turn[17]}});
    wire  [2:0] chosen_place_or_18 = chosen_place_or_17 | (channel_18_first & {3{turn[18]}});
    wire  [2:0] chosen_place_or_19 = chosen_place_or_18 | (channel_19_first & {3{turn[19]}});
    wire  [2:0] chosen_place_or_20 = chosen_place_or_19 | (channel_20_first & {3{turn[20]}});
    wire  [2:0] chosen_place_or_21 = chosen_place_or_20 | (channel_21_first & {3{turn[21]}});
    wire  [2:0] chosen_place_or_22 = chosen_place_or_21 | (channel_22_first & {3{turn[22]}});
    wire  [2:0] chosen_place_or_23 = chosen_place_or_22 | (channel_23_first & {3{turn[23]}});
    wire  [2:0] chosen_place_or_24 = chosen_place_or_23 | (channel_24_first & {3{turn[24]}});
    wire  [2:0] chosen_place_or_25 = chosen_place_or_24 | (channel_25_first & {3{turn[25]}});
    wire  [2:0] chosen_place_or_26 = chosen_place_or_25 | (channel_26_first & {3{turn[26]}});
    wire  [2:0] chosen_place_or_27 = chosen_place_or_26 | (channel_27_first & {3{turn[27]}});
    wire  [2:0] chosen_place_or_28 = chosen_place_or_27 | (channel_28_first & {3{turn[28]}});
    wire  [2:0] chosen_place_or_29 = chosen_place_or_28 | (channel_29_first & {3{turn[29]}});
    wire  [2:0] chosen_place_or_30 = chosen_place_or_29 | (channel_30_first & {3{turn[30]}});
    wire        most_used_term = (told && order_kind == ORDER_KIND_RESTART_MOST) || most_used < in_use_sum;
    wire [19:0] status_used_choice = status_vc[0] ? channel_31_status_used : channel_30_status_used;
    wire [19:0] status_used_choice_2 = status_vc[0] ? channel_29_status_used : channel_28_status_used;
    wire [19:0] status_used_choice_3 = status_vc[1] ? status_used_choice : status_used_choice_2;
    wire [19:0] status_used_choice_4 = status_vc[0] ? channel_27_status_used : channel_26_status_used;
    wire [19:0] status_used_choice_5 = status_vc[0] ? channel_25_status_used : channel_24_status_used;
    wire [19:0] status_used_choice_6 = status_vc[1] ? status_used_choice_4 : status_used_choice_5;
    wire [19:0] status_used_choice_7 = status_vc[2] ? status_used_choice_3 : status_used_choice_6;
    wire [19:0] status_used_choice_8 = status_vc[0] ? channel_23_status_used : channel_22_status_used;
    wire [19:0] status_used_choice_9 = status_vc[0] ? channel_21_status_used : channel_20_status_used;
    wire [19:0] status_used_choice_10 = status_vc[1] ? status_used_choice_8 : status_used_choice_9;
    wire [19:0] status_used_choice_11 = status_vc[0] ? channel_19_status_used : channel_18_status_used;
    wire [19:0] status_used_choice_12 = status_vc[0] ? channel_17_status_used : channel_16_status_used;
    wire [19:0] status_used_choice_13 = status_vc[1] ? status_used_choice_11 : status_used_choice_12;
    wire [19:0] status_used_choice_14 = status_vc[2] ? status_used_choice_10 : status_used_choice_13;
    wire [19:0] status_used_choice_15 = status_vc[3] ? status_used_choice_7 : status_used_choice_14;
    wire [19:0] status_used_choice_16 = status_vc[0] ? channel_15_status_used : channel_14_status_used;
    wire [19:0] status_used_choice_17 = status_vc[0] ? channel_13_status_used : channel_12_status_used;
    wire [19:0] status_used_choice_18 = status_vc[1] ? status_used_choice_16 : status_used_choice_17;
    wire [19:0] status_used_choice_19 = status_vc[0] ? channel_11_status_used : channel_10_status_used;
    wire [19:0] status_used_choice_20 = status_vc[0] ? channel_9_status_used : channel_8_status_used;
    wire [19:0] status_used_choice_21 = status_vc[1] ? status_used_choice_19 : status_used_choice_20;
    wire [19:0] status_used_choice_22 = status_vc[2] ? status_used_choice_18 : status_used_choice_21;
    wire [19:0] status_used_choice_23 = status_vc[0] ? channel_7_status_used : channel_6_status_used;
    wire [19:0] status_used_choice_24 = status_vc[0] ? channel_5_status_used : channel_4_status_used;
    wire [19:0] status_used_choice_25 = status_vc[1] ? status_used_choice_23 : status_used_choice_24;
    wire [19:0] status_used_choice_26 = status_vc[0] ? channel_3_status_used : channel_2_status_used;
    wire [19:0] status_used_choice_27 = status_vc[0] ? channel_1_status_used : channel_0_status_used;
    wire [19:0] status_used_choice_28 = status_vc[1] ? status_used_choice_26 : status_used_choice_27;
    wire [19:0] status_used_choice_29 = status_vc[2] ? status_used_choice_25 : status_used_choice_28;
    wire [19:0] status_used_choice_30 = status_vc[3] ? status_used_choice_22 : status_used_choice_29;
    wire [19:0] status_used_choice_31 = status_vc[4] ? status_used_choice_15 : status_used_choice_30;
    wire [19:0] status_consumed_choice = status_vc[0] ? channel_31_status_freed : channel_30_status_freed;
    wire [19:0] status_consumed_choice_2 = status_vc[0] ? channel_29_status_freed : channel_28_status_freed;
    wire [19:0] status_consumed_choice_3 = status_vc[1] ? status_consumed_choice : status_consumed_choice_2;
    wire [19:0] status_consumed_choice_4 = status_vc[0] ? channel_27_status_freed : channel_26_status_freed;
    wire [19:0] status_consumed_choice_5 = status_vc[0] ? channel_25_status_freed : channel_24_status_freed;
    wire [19:0] status_consumed_choice_6 = status_vc[1] ? status_consumed_choice_4 : status_consumed_choice_5;
    wire [19:0] status_consumed_choice_7 = status_vc[2] ? status_consumed_choice_3 : status_consumed_choice_6;
    wire [19:0] status_consumed_choice_8 = status_vc[0] ? channel_23_status_freed : channel_22_status_freed;
    wire [19:0] status_consumed_choice_9 = status_vc[0] ? channel_21_status_freed : channel_20_status_freed;
    wire [19:0] status_consumed_choice_10 = status_vc[1] ? status_consumed_choice_8 : status_consumed_choice_9;
    wire [19:0] status_consumed_choice_11 = status_vc[0] ? channel_19_status_freed : channel_18_status_freed;
    wire [19:0] status_consumed_choice_12 = status_vc[0] ? channel_17_status_freed : channel_16_status_freed;
    wire [19:0] status_consumed_choice_13 = status_vc[1] ? status_consumed_choice_11 : status_consumed_choice_12;
    wire [19:0] status_consumed_choice_14 = status_vc[2] ? status_consumed_choice_10 : status_consumed_choice_13;
    wire [19:0] status_consumed_choice_15 = status_vc[3] ? status_consumed_choice_7 : status_consumed_choice_14;
    wire [19:0] status_consumed_choice_16 = status_vc[0] ? channel_15_status_freed : channel_14_status_freed;
    wire [19:0] status_consumed_choice_17 = status_vc[0] ? channel_13_status_freed : channel_12_status_freed;
    wire [19:0] status_consumed_choice_18 = status_vc[1] ? status_consumed_choice_16 : status_consumed_choice_17;
    wire [19:0] status_consumed_choice_19 = status_vc[0] ? channel_11_status_freed : channel_10_status_freed;
    wire [19:0] status_consumed_choice_20 = status_vc[0] ? channel_9_status_freed : channel_8_status_freed;
    wire [19:0] status_consumed_choice_21 = status_vc[1] ? status_consumed_choice_19 : status_consumed_choice_20;
    wire [19:0] status_consumed_choice_22 = status_vc[2] ? status_consumed_choice_18 : status_consumed_choice_21;
    wire [19:0] status_consumed_choice_23 = status_vc[0] ? channel_7_status_freed : channel_6_status_freed;
    wire [19:0] status_consumed_choice_24 = status_vc[0] ? channel_5_status_freed : channel_4_status_freed;
    wire [19:0] status_consumed_choice_25 = status_vc[1] ? status_consumed_choice_23 : status_consumed_choice_24;
    wire [19:0] status_consumed_choice_26 = status_vc[0] ? channel_3_status_freed : channel_2_status_freed;
    wire [19:0] status_consumed_choice_27 = status_vc[0] ? channel_1_status_freed : channel_0_status_freed;
    wire [19:0] status_consumed_choice_28 = status_vc[1] ? status_consumed_choice_26 : status_consumed_choice_27;
    wire [19:0] status_consumed_choice_29 = status_vc[2] ? status_consumed_choice_25 : status_consumed_choice_28;
    wire [19:0] status_consumed_choice_30 = status_vc[3] ? status_consumed_choice_22 : status_consumed_choice_29;
    wire [19:0] status_consumed_choice_31 = status_vc[4] ? status_consumed_choice_15 : status_consumed_choice_30;
    wire        status_enabled_choice = status_vc[0] ? channel_31_status_enabled : channel_30_status_enabled;
    wire        status_enabled_choice_2 = status_vc[0] ? channel_29_status_enabled : channel_28_status_enabled;
    wire        status_enabled_choice_3 = status_vc[1] ? status_enabled_choice : status_enabled_choice_2;
    wire        status_enabled_choice_4 = status_vc[0] ? channel_27_status_enabled : channel_26_status_enabled;
    wire        status_enabled_choice_5 = status_vc[0] ? channel_25_status_enabled : channel_24_status_enabled;
    wire        status_enabled_choice_6 = status_vc[1] ? status_enabled_choice_4 : status_enabled_choice_5;
    wire        status_enabled_choice_7 = status_vc[2] ? status_enabled_choice_3 : status_enabled_choice_6;
    wire        status_enabled_choice_8 = status_vc[0] ? channel_23_status_enabled : channel_22_status_enabled;
    wire        status_enabled_choice_9 = status_vc[0] ? channel_21_status_enabled : channel_20_status_enabled;
    wire        status_enabled_choice_10 = status_vc[1] ? status_enabled_choice_8 : status_enabled_choice_9;
    wire        status_enabled_choice_11 = status_vc[0] ? channel_19_status_enabled : channel_18_status_enabled;
    wire        status_enabled_choice_12 = status_vc[0] ? channel_17_status_enabled : channel_16_status_enabled;
    wire        status_enabled_choice_13 = status_vc[1] ? status_enabled_choice_11 : status_enabled_choice_12;
    wire        status_enabled_choice_14 = status_vc[2] ? status_enabled_choice_10 : status_enabled_choice_13;
    wire        status_enabled_choice_15 = status_vc[3] ? status_enabled_choice_7 : status_enabled_choice_14;
    wire        status_enabled_choice_16 = status_vc[0] ? channel_15_status_enabled : channel_14_status_enabled;
    wire        status_enabled_choice_17 = status_vc[0] ? channel_13_status_enabled : channel_12_status_enabled;
    wire        status_enabled_choice_18 = status_vc[1] ? status_enabled_choice_16 : status_enabled_choice_17;
    wire        status_enabled_choice_19 = status_vc[0] ? channel_11_status_enabled : channel_10_status_enabled;
    wire        status_enabled_choice_20 = status_vc[0] ? channel_9_status_enabled : channel_8_status_enabled;
    wire        status_enabled_choice_21 = status_vc[1] ? status_enabled_choice_19 : status_enabled_choice_20;
    wire        status_enabled_choice_22 = status_vc[2] ? status_enabled_choice_18 : status_enabled_choice_21;
    wire        status_enabled_choice_23 = status_vc[0] ? channel_7_status_enabled : channel_6_status_enabled;
    wire        status_enabled_choice_24 = status_vc[0] ? channel_5_status_enabled : channel_4_status_enabled;
    wire        status_enabled_choice_25 = status_vc[1] ? status_enabled_choice_23 : status_enabled_choice_24;
    wire        status_enabled_choice_26 = status_vc[0] ? channel_3_status_enabled : channel_2_status_enabled;
    wire        status_enabled_choice_27 = status_vc[0] ? channel_1_status_enabled : channel_0_status_enabled;
    wire        status_enabled_choice_28 = status_vc[1] ? status_enabled_choice_26 : status_enabled_choice_27;
    wire        status_enabled_choice_29 = status_vc[2] ? status_enabled_choice_25 : status_enabled_choice_28;
    wire        status_enabled_choice_30 = status_vc[3] ? status_enabled_choice_22 : status_enabled_choice_29;
    wire        status_lossless_choice = status_vc[0] ? channel_31_status_lossless : channel_30_status_lossless;
    wire        status_lossless_choice_2 = status_vc[0] ? channel_29_status_lossless : channel_28_status_lossless;
    wire        status_lossless_choice_3 = status_vc[1] ? status_lossless_choice : status_lossless_choice_2;
    wire        status_lossless_choice_4 = status_vc[0] ? channel_27_status_lossless : channel_26_status_lossless;
    wire        status_lossless_choice_5 = status_vc[0] ? channel_25_status_lossless : channel_24_status_lossless;
    wire        status_lossless_choice_6 = status_vc[1] ? status_lossless_choice_4 : status_lossless_choice_5;
    wire        status_lossless_choice_7 = status_vc[2] ? status_lossless_choice_3 : status_lossless_choice_6;
    wire        status_lossless_choice_8 = status_vc[0] ? channel_23_status_lossless : channel_22_status_lossless;
    wire        status_lossless_choice_9 = status_vc[0] ? channel_21_status_lossless : channel_20_status_lossless;
    wire        status_lossless_choice_10 = status_vc[1] ? status_lossless_choice_8 : status_lossless_choice_9;
    wire        status_lossless_choice_11 = status_vc[0] ? channel_19_status_lossless : channel_18_status_lossless;
    wire        status_lossless_choice_12 = status_vc[0] ? channel_17_status_lossless : channel_16_status_lossless;
    wire        status_lossless_choice_13 = status_vc[1] ? status_lossless_choice_11 : status_lossless_choice_12;
    wire        status_lossless_choice_14 = status_vc[2] ? status_lossless_choice_10 : status_lossless_choice_13;
    wire        status_lossless_choice_15 = status_vc[3] ? status_lossless_choice_7 : status_lossless_choice_14;
    wire        status_lossless_choice_16 = status_vc[0] ? channel_15_status_lossless : channel_14_status_lossless;
    wire        status_lossless_choice_17 = status_vc[0] ? channel_13_status_lossless : channel_12_status_lossless;
    wire        status_lossless_choice_18 = status_vc[1] ? status_lossless_choice_16 : status_lossless_choice_17;
    wire        status_lossless_choice_19 = status_vc[0] ? channel_11_status_lossless : channel_10_status_lossless;
    wire        status_lossless_choice_20 = status_vc[0] ? channel_9_status_lossless : channel_8_status_lossless;
    wire        status_lossless_choice_21 = status_vc[1] ? status_lossless_choice_19 : status_lossless_choice_20;
    wire        status_lossless_choice_22 = status_vc[2] ? status_lossless_choice_18 : status_lossless_choice_21;
    wire        status_lossless_choice_23 = status_vc[0] ? channel_7_status_lossless : channel_6_status_lossless;
    wire        status_lossless_choice_24 = status_vc[0] ? channel_5_status_lossless : channel_4_status_lossless;
    wire        status_lossless_choice_25 = status_vc[1] ? status_lossless_choice_23 : status_lossless_choice_24;
    wire        status_lossless_choice_26 = status_vc[0] ? channel_3_status_lossless : channel_2_status_lossless;
    wire        status_lossless_choice_27 = status_vc[0] ? channel_1_status_lossless : channel_0_status_lossless;
    wire        status_lossless_choice_28 = status_vc[1] ? status_lossless_choice_26 : status_lossless_choice_27;
    wire        status_lossless_choice_29 = status_vc[2] ? status_lossless_choice_25 : status_lossless_choice_28;
    wire        status_lossless_choice_30 = status_vc[3] ? status_lossless_choice_22 : status_lossless_choice_29;
    wire  [3:0] status_waiting_choice = status_vc[0] ? channel_31_status_waiting : channel_30_status_waiting;
    wire  [3:0] status_waiting_choice_2 = status_vc[0] ? channel_29_status_waiting : channel_28_status_waiting;
    wire  [3:0] status_waiting_choice_3 = status_vc[1] ? status_waiting_choice : status_waiting_choice_2;
    wire  [3:0] status_waiting_choice_4 = status_vc[0] ? channel_27_status_waiting : channel_26_status_waiting;
    wire  [3:0] status_waiting_choice_5 = status_vc[0] ? channel_25_status_waiting : channel_24_status_waiting;
    wire  [3:0] status_waiting_choice_6 = status_vc[1] ? status_waiting_choice_4 : status_waiting_choice_5;
    wire  [3:0] status_waiting_choice_7 = status_vc[2] ? status_waiting_choice_3 : status_waiting_choice_6;
    wire  [3:0] status_waiting_choice_8 = status_vc[0] ? channel_23_status_waiting : channel_22_status_waiting;
    wire  [3:0] status_waiting_choice_9 = status_vc[0] ? channel_21_status_waiting : channel_20_status_waiting;
    wire  [3:0] status_waiting_choice_10 = status_vc[1] ? status_waiting_choice_8 : status_waiting_choice_9;
    wire  [3:0] status_waiting_choice_11 = status_vc[0] ? channel_19_status_waiting : channel_18_status_waiting;
    wire  [3:0] status_waiting_choice_12 = status_vc[0] ? channel_17_status_waiting : channel_16_status_waiting;
    wire  [3:0] status_waiting_choice_13 = status_vc[1] ? status_waiting_choice_11 : status_waiting_choice_12;
    wire  [3:0] status_waiting_choice_14 = status_vc[2] ? status_waiting_choice_10 : status_waiting_choice_13;
    wire  [3:0] status_waiting_choice_15 = status_vc[3] ? status_waiting_choice_7 : status_waiting_choice_14;
    wire  [3:0] status_waiting_choice_16 = status_vc[0] ? channel_15_status_waiting : channel_14_status_waiting;
    wire  [3:0] status_waiting_choice_17 = status_vc[0] ? channel_13_status_waiting : channel_12_status_waiting;
    wire  [3:0] status_waiting_choice_18 = status_vc[1] ? status_waiting_choice_16 : status_waiting_choice_17;
    wire  [3:0] status_waiting_choice_19 = status_vc[0] ? channel_11_status_waiting : channel_10_status_waiting;
    wire  [3:0] status_waiting_choice_20 = status_vc[0] ? channel_9_status_waiting : channel_8_status_waiting;
    wire  [3:0] status_waiting_choice_21 = status_vc[1] ? status_waiting_choice_19 : status_waiting_choice_20;
    wire  [3:0] status_waiting_choice_22 = status_vc[2] ? status_waiting_choice_18 : status_waiting_choice_21;
    wire  [3:0] status_waiting_choice_23 = status_vc[0] ? channel_7_status_waiting : channel_6_status_waiting;
    wire  [3:0] status_waiting_choice_24 = status_vc[0] ? channel_5_status_waiting : channel_4_status_waiting;
    wire  [3:0] status_waiting_choice_25 = status_vc[1] ? status_waiting_choice_23 : status_waiting_choice_24;
    wire  [3:0] status_waiting_choice_26 = status_vc[0] ? channel_3_status_waiting : channel_2_status_waiting;
    wire  [3:0] status_waiting_choice_27 = status_vc[0] ? channel_1_status_waiting : channel_0_status_waiting;
    wire  [3:0] status_waiting_choice_28 = status_vc[1] ? status_waiting_choice_26 : status_waiting_choice_27;
    wire  [3:0] status_waiting_choice_29 = status_vc[2] ? status_waiting_choice_25 : status_waiting_choice_28;
    wire  [3:0] status_waiting_choice_30 = status_vc[3] ? status_waiting_choice_22 : status_waiting_choice_29;

    cbfc_frame_cost_w14 price (
        .clk           (clk),
        .unit_overhead (settings_unit_overhead),
        .unit_size     (settings_unit_size),
        .bytes         (enqueue_payload_bytes),
        .cost          (price_cost)
    );

    cbfc_sender_channel_c10_d8 channel_0 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd0 && rooms[0]),
        .push             (pushed[0]),
        .pushed           (price_cost),
        .turn             (turn[0]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[0] || updated_1[0]),
        .count            (updated_1[0] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[0]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_0_room),
        .fits             (channel_0_fits),
        .fits_again       (channel_0_fits_again),
        .lasts            (channel_0_lasts),
        .weight           (channel_0_weight),
        .cost             (channel_0_cost),
        .first            (channel_0_first),
        .next             (channel_0_next),
        .held             (channel_0_held),
        .spare            (channel_0_spare),
        .dear             (channel_0_dear),
        .refused          (channel_0_refused),
        .status_used      (channel_0_status_used),
        .status_consumed  (channel_0_status_consumed),
        .status_freed     (channel_0_status_freed),
        .status_enabled   (channel_0_status_enabled),
        .status_lossless  (channel_0_status_lossless),
        .status_waiting   (channel_0_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_1 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd1 && rooms[1]),
        .push             (pushed[1]),
        .pushed           (price_cost),
        .turn             (turn[1]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[1] || updated_1[1]),
        .count            (updated_1[1] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[1]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_1_room),
        .fits             (channel_1_fits),
        .fits_again       (channel_1_fits_again),
        .lasts            (channel_1_lasts),
        .weight           (channel_1_weight),
        .cost             (channel_1_cost),
        .first            (channel_1_first),
        .next             (channel_1_next),
        .held             (channel_1_held),
        .spare            (channel_1_spare),
        .dear             (channel_1_dear),
        .refused          (channel_1_refused),
        .status_used      (channel_1_status_used),
        .status_consumed  (channel_1_status_consumed),
        .status_freed     (channel_1_status_freed),
        .status_enabled   (channel_1_status_enabled),
        .status_lossless  (channel_1_status_lossless),
        .status_waiting   (channel_1_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_2 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd2 && rooms[2]),
        .push             (pushed[2]),
        .pushed           (price_cost),
        .turn             (turn[2]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[2] || updated_1[2]),
        .count            (updated_1[2] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[2]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_2_room),
        .fits             (channel_2_fits),
        .fits_again       (channel_2_fits_again),
        .lasts            (channel_2_lasts),
        .weight           (channel_2_weight),
        .cost             (channel_2_cost),
        .first            (channel_2_first),
        .next             (channel_2_next),
        .held             (channel_2_held),
        .spare            (channel_2_spare),
        .dear             (channel_2_dear),
        .refused          (channel_2_refused),
        .status_used      (channel_2_status_used),
        .status_consumed  (channel_2_status_consumed),
        .status_freed     (channel_2_status_freed),
        .status_enabled   (channel_2_status_enabled),
        .status_lossless  (channel_2_status_lossless),
        .status_waiting   (channel_2_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_3 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd3 && rooms[3]),
        .push             (pushed[3]),
        .pushed           (price_cost),
        .turn             (turn[3]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[3] || updated_1[3]),
        .count            (updated_1[3] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[3]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_3_room),
        .fits             (channel_3_fits),
        .fits_again       (channel_3_fits_again),
        .lasts            (channel_3_lasts),
        .weight           (channel_3_weight),
        .cost             (channel_3_cost),
        .first            (channel_3_first),
        .next             (channel_3_next),
        .held             (channel_3_held),
        .spare            (channel_3_spare),
        .dear             (channel_3_dear),
        .refused          (channel_3_refused),
        .status_used      (channel_3_status_used),
        .status_consumed  (channel_3_status_consumed),
        .status_freed     (channel_3_status_freed),
        .status_enabled   (channel_3_status_enabled),
        .status_lossless  (channel_3_status_lossless),
        .status_waiting   (channel_3_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_4 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd4 && rooms[4]),
        .push             (pushed[4]),
        .pushed           (price_cost),
        .turn             (turn[4]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[4] || updated_1[4]),
        .count            (updated_1[4] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[4]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_4_room),
        .fits             (channel_4_fits),
        .fits_again       (channel_4_fits_again),
        .lasts            (channel_4_lasts),
        .weight           (channel_4_weight),
        .cost             (channel_4_cost),
        .first            (channel_4_first),
        .next             (channel_4_next),
        .held             (channel_4_held),
        .spare            (channel_4_spare),
        .dear             (channel_4_dear),
        .refused          (channel_4_refused),
        .status_used      (channel_4_status_used),
        .status_consumed  (channel_4_status_consumed),
        .status_freed     (channel_4_status_freed),
        .status_enabled   (channel_4_status_enabled),
        .status_lossless  (channel_4_status_lossless),
        .status_waiting   (channel_4_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_5 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd5 && rooms[5]),
        .push             (pushed[5]),
        .pushed           (price_cost),
        .turn             (turn[5]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[5] || updated_1[5]),
        .count            (updated_1[5] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[5]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_5_room),
        .fits             (channel_5_fits),
        .fits_again       (channel_5_fits_again),
        .lasts            (channel_5_lasts),
        .weight           (channel_5_weight),
        .cost             (channel_5_cost),
        .first            (channel_5_first),
        .next             (channel_5_next),
        .held             (channel_5_held),
        .spare            (channel_5_spare),
        .dear             (channel_5_dear),
        .refused          (channel_5_refused),
        .status_used      (channel_5_status_used),
        .status_consumed  (channel_5_status_consumed),
        .status_freed     (channel_5_status_freed),
        .status_enabled   (channel_5_status_enabled),
        .status_lossless  (channel_5_status_lossless),
        .status_waiting   (channel_5_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_6 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd6 && rooms[6]),
        .push             (pushed[6]),
        .pushed           (price_cost),
        .turn             (turn[6]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[6] || updated_1[6]),
        .count            (updated_1[6] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[6]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_6_room),
        .fits             (channel_6_fits),
        .fits_again       (channel_6_fits_again),
        .lasts            (channel_6_lasts),
        .weight           (channel_6_weight),
        .cost             (channel_6_cost),
        .first            (channel_6_first),
        .next             (channel_6_next),
        .held             (channel_6_held),
        .spare            (channel_6_spare),
        .dear             (channel_6_dear),
        .refused          (channel_6_refused),
        .status_used      (channel_6_status_used),
        .status_consumed  (channel_6_status_consumed),
        .status_freed     (channel_6_status_freed),
        .status_enabled   (channel_6_status_enabled),
        .status_lossless  (channel_6_status_lossless),
        .status_waiting   (channel_6_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_7 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd7 && rooms[7]),
        .push             (pushed[7]),
        .pushed           (price_cost),
        .turn             (turn[7]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[7] || updated_1[7]),
        .count            (updated_1[7] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[7]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_7_room),
        .fits             (channel_7_fits),
        .fits_again       (channel_7_fits_again),
        .lasts            (channel_7_lasts),
        .weight           (channel_7_weight),
        .cost             (channel_7_cost),
        .first            (channel_7_first),
        .next             (channel_7_next),
        .held             (channel_7_held),
        .spare            (channel_7_spare),
        .dear             (channel_7_dear),
        .refused          (channel_7_refused),
        .status_used      (channel_7_status_used),
        .status_consumed  (channel_7_status_consumed),
        .status_freed     (channel_7_status_freed),
        .status_enabled   (channel_7_status_enabled),
        .status_lossless  (channel_7_status_lossless),
        .status_waiting   (channel_7_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_8 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd8 && rooms[8]),
        .push             (pushed[8]),
        .pushed           (price_cost),
        .turn             (turn[8]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[8] || updated_1[8]),
        .count            (updated_1[8] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[8]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_8_room),
        .fits             (channel_8_fits),
        .fits_again       (channel_8_fits_again),
        .lasts            (channel_8_lasts),
        .weight           (channel_8_weight),
        .cost             (channel_8_cost),
        .first            (channel_8_first),
        .next             (channel_8_next),
        .held             (channel_8_held),
        .spare            (channel_8_spare),
        .dear             (channel_8_dear),
        .refused          (channel_8_refused),
        .status_used      (channel_8_status_used),
        .status_consumed  (channel_8_status_consumed),
        .status_freed     (channel_8_status_freed),
        .status_enabled   (channel_8_status_enabled),
        .status_lossless  (channel_8_status_lossless),
        .status_waiting   (channel_8_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_9 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd9 && rooms[9]),
        .push             (pushed[9]),
        .pushed           (price_cost),
        .turn             (turn[9]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[9] || updated_1[9]),
        .count            (updated_1[9] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[9]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_9_room),
        .fits             (channel_9_fits),
        .fits_again       (channel_9_fits_again),
        .lasts            (channel_9_lasts),
        .weight           (channel_9_weight),
        .cost             (channel_9_cost),
        .first            (channel_9_first),
        .next             (channel_9_next),
        .held             (channel_9_held),
        .spare            (channel_9_spare),
        .dear             (channel_9_dear),
        .refused          (channel_9_refused),
        .status_used      (channel_9_status_used),
        .status_consumed  (channel_9_status_consumed),
        .status_freed     (channel_9_status_freed),
        .status_enabled   (channel_9_status_enabled),
        .status_lossless  (channel_9_status_lossless),
        .status_waiting   (channel_9_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_10 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd10 && rooms[10]),
        .push             (pushed[10]),
        .pushed           (price_cost),
        .turn             (turn[10]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[10] || updated_1[10]),
        .count            (updated_1[10] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[10]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_10_room),
        .fits             (channel_10_fits),
        .fits_again       (channel_10_fits_again),
        .lasts            (channel_10_lasts),
        .weight           (channel_10_weight),
        .cost             (channel_10_cost),
        .first            (channel_10_first),
        .next             (channel_10_next),
        .held             (channel_10_held),
        .spare            (channel_10_spare),
        .dear             (channel_10_dear),
        .refused          (channel_10_refused),
        .status_used      (channel_10_status_used),
        .status_consumed  (channel_10_status_consumed),
        .status_freed     (channel_10_status_freed),
        .status_enabled   (channel_10_status_enabled),
        .status_lossless  (channel_10_status_lossless),
        .status_waiting   (channel_10_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_11 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd11 && rooms[11]),
        .push             (pushed[11]),
        .pushed           (price_cost),
        .turn             (turn[11]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[11] || updated_1[11]),
        .count            (updated_1[11] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[11]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_11_room),
        .fits             (channel_11_fits),
        .fits_again       (channel_11_fits_again),
        .lasts            (channel_11_lasts),
        .weight           (channel_11_weight),
        .cost             (channel_11_cost),
        .first            (channel_11_first),
        .next             (channel_11_next),
        .held             (channel_11_held),
        .spare            (channel_11_spare),
        .dear             (channel_11_dear),
        .refused          (channel_11_refused),
        .status_used      (channel_11_status_used),
        .status_consumed  (channel_11_status_consumed),
        .status_freed     (channel_11_status_freed),
        .status_enabled   (channel_11_status_enabled),
        .status_lossless  (channel_11_status_lossless),
        .status_waiting   (channel_11_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_12 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd12 && rooms[12]),
        .push             (pushed[12]),
        .pushed           (price_cost),
        .turn             (turn[12]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[12] || updated_1[12]),
        .count            (updated_1[12] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[12]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_12_room),
        .fits             (channel_12_fits),
        .fits_again       (channel_12_fits_again),
        .lasts            (channel_12_lasts),
        .weight           (channel_12_weight),
        .cost             (channel_12_cost),
        .first            (channel_12_first),
        .next             (channel_12_next),
        .held             (channel_12_held),
        .spare            (channel_12_spare),
        .dear             (channel_12_dear),
        .refused          (channel_12_refused),
        .status_used      (channel_12_status_used),
        .status_consumed  (channel_12_status_consumed),
        .status_freed     (channel_12_status_freed),
        .status_enabled   (channel_12_status_enabled),
        .status_lossless  (channel_12_status_lossless),
        .status_waiting   (channel_12_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_13 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd13 && rooms[13]),
        .push             (pushed[13]),
        .pushed           (price_cost),
        .turn             (turn[13]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[13] || updated_1[13]),
        .count            (updated_1[13] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[13]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_13_room),
        .fits             (channel_13_fits),
        .fits_again       (channel_13_fits_again),
        .lasts            (channel_13_lasts),
        .weight           (channel_13_weight),
        .cost             (channel_13_cost),
        .first            (channel_13_first),
        .next             (channel_13_next),
        .held             (channel_13_held),
        .spare            (channel_13_spare),
        .dear             (channel_13_dear),
        .refused          (channel_13_refused),
        .status_used      (channel_13_status_used),
        .status_consumed  (channel_13_status_consumed),
        .status_freed     (channel_13_status_freed),
        .status_enabled   (channel_13_status_enabled),
        .status_lossless  (channel_13_status_lossless),
        .status_waiting   (channel_13_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_14 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd14 && rooms[14]),
        .push             (pushed[14]),
        .pushed           (price_cost),
        .turn             (turn[14]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[14] || updated_1[14]),
        .count            (updated_1[14] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[14]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_14_room),
        .fits             (channel_14_fits),
        .fits_again       (channel_14_fits_again),
        .lasts            (channel_14_lasts),
        .weight           (channel_14_weight),
        .cost             (channel_14_cost),
        .first            (channel_14_first),
        .next             (channel_14_next),
        .held             (channel_14_held),
        .spare            (channel_14_spare),
        .dear             (channel_14_dear),
        .refused          (channel_14_refused),
        .status_used      (channel_14_status_used),
        .status_consumed  (channel_14_status_consumed),
        .status_freed     (channel_14_status_freed),
        .status_enabled   (channel_14_status_enabled),
        .status_lossless  (channel_14_status_lossless),
        .status_waiting   (channel_14_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_15 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd15 && rooms[15]),
        .push             (pushed[15]),
        .pushed           (price_cost),
        .turn             (turn[15]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[15] || updated_1[15]),
        .count            (updated_1[15] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[15]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_15_room),
        .fits             (channel_15_fits),
        .fits_again       (channel_15_fits_again),
        .lasts            (channel_15_lasts),
        .weight           (channel_15_weight),
        .cost             (channel_15_cost),
        .first            (channel_15_first),
        .next             (channel_15_next),
        .held             (channel_15_held),
        .spare            (channel_15_spare),
        .dear             (channel_15_dear),
        .refused          (channel_15_refused),
        .status_used      (channel_15_status_used),
        .status_consumed  (channel_15_status_consumed),
        .status_freed     (channel_15_status_freed),
        .status_enabled   (channel_15_status_enabled),
        .status_lossless  (channel_15_status_lossless),
        .status_waiting   (channel_15_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_16 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd16 && rooms[16]),
        .push             (pushed[16]),
        .pushed           (price_cost),
        .turn             (turn[16]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[16] || updated_1[16]),
        .count            (updated_1[16] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[16]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_16_room),
        .fits             (channel_16_fits),
        .fits_again       (channel_16_fits_again),
        .lasts            (channel_16_lasts),
        .weight           (channel_16_weight),
        .cost             (channel_16_cost),
        .first            (channel_16_first),
        .next             (channel_16_next),
        .held             (channel_16_held),
        .spare            (channel_16_spare),
        .dear             (channel_16_dear),
        .refused          (channel_16_refused),
        .status_used      (channel_16_status_used),
        .status_consumed  (channel_16_status_consumed),
        .status_freed     (channel_16_status_freed),
        .status_enabled   (channel_16_status_enabled),
        .status_lossless  (channel_16_status_lossless),
        .status_waiting   (channel_16_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_17 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd17 && rooms[17]),
        .push             (pushed[17]),
        .pushed           (price_cost),
        .turn             (turn[17]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[17] || updated_1[17]),
        .count            (updated_1[17] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[17]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_17_room),
        .fits             (channel_17_fits),
        .fits_again       (channel_17_fits_again),
        .lasts            (channel_17_lasts),
        .weight           (channel_17_weight),
        .cost             (channel_17_cost),
        .first            (channel_17_first),
        .next             (channel_17_next),
        .held             (channel_17_held),
        .spare            (channel_17_spare),
        .dear             (channel_17_dear),
        .refused          (channel_17_refused),
        .status_used      (channel_17_status_used),
        .status_consumed  (channel_17_status_consumed),
        .status_freed     (channel_17_status_freed),
        .status_enabled   (channel_17_status_enabled),
        .status_lossless  (channel_17_status_lossless),
        .status_waiting   (channel_17_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_18 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd18 && rooms[18]),
        .push             (pushed[18]),
        .pushed           (price_cost),
        .turn             (turn[18]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[18] || updated_1[18]),
        .count            (updated_1[18] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[18]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_18_room),
        .fits             (channel_18_fits),
        .fits_again       (channel_18_fits_again),
        .lasts            (channel_18_lasts),
        .weight           (channel_18_weight),
        .cost             (channel_18_cost),
        .first            (channel_18_first),
        .next             (channel_18_next),
        .held             (channel_18_held),
        .spare            (channel_18_spare),
        .dear             (channel_18_dear),
        .refused          (channel_18_refused),
        .status_used      (channel_18_status_used),
        .status_consumed  (channel_18_status_consumed),
        .status_freed     (channel_18_status_freed),
        .status_enabled   (channel_18_status_enabled),
        .status_lossless  (channel_18_status_lossless),
        .status_waiting   (channel_18_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_19 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd19 && rooms[19]),
        .push             (pushed[19]),
        .pushed           (price_cost),
        .turn             (turn[19]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[19] || updated_1[19]),
        .count            (updated_1[19] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[19]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_19_room),
        .fits             (channel_19_fits),
        .fits_again       (channel_19_fits_again),
        .lasts            (channel_19_lasts),
        .weight           (channel_19_weight),
        .cost             (channel_19_cost),
        .first            (channel_19_first),
        .next             (channel_19_next),
        .held             (channel_19_held),
        .spare            (channel_19_spare),
        .dear             (channel_19_dear),
        .refused          (channel_19_refused),
        .status_used      (channel_19_status_used),
        .status_consumed  (channel_19_status_consumed),
        .status_freed     (channel_19_status_freed),
        .status_enabled   (channel_19_status_enabled),
        .status_lossless  (channel_19_status_lossless),
        .status_waiting   (channel_19_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_20 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd20 && rooms[20]),
        .push             (pushed[20]),
        .pushed           (price_cost),
        .turn             (turn[20]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[20] || updated_1[20]),
        .count            (updated_1[20] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[20]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_20_room),
        .fits             (channel_20_fits),
        .fits_again       (channel_20_fits_again),
        .lasts            (channel_20_lasts),
        .weight           (channel_20_weight),
        .cost             (channel_20_cost),
        .first            (channel_20_first),
        .next             (channel_20_next),
        .held             (channel_20_held),
        .spare            (channel_20_spare),
        .dear             (channel_20_dear),
        .refused          (channel_20_refused),
        .status_used      (channel_20_status_used),
        .status_consumed  (channel_20_status_consumed),
        .status_freed     (channel_20_status_freed),
        .status_enabled   (channel_20_status_enabled),
        .status_lossless  (channel_20_status_lossless),
        .status_waiting   (channel_20_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_21 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd21 && rooms[21]),
        .push             (pushed[21]),
        .pushed           (price_cost),
        .turn             (turn[21]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[21] || updated_1[21]),
        .count            (updated_1[21] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[21]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_21_room),
        .fits             (channel_21_fits),
        .fits_again       (channel_21_fits_again),
        .lasts            (channel_21_lasts),
        .weight           (channel_21_weight),
        .cost             (channel_21_cost),
        .first            (channel_21_first),
        .next             (channel_21_next),
        .held             (channel_21_held),
        .spare            (channel_21_spare),
        .dear             (channel_21_dear),
        .refused          (channel_21_refused),
        .status_used      (channel_21_status_used),
        .status_consumed  (channel_21_status_consumed),
        .status_freed     (channel_21_status_freed),
        .status_enabled   (channel_21_status_enabled),
        .status_lossless  (channel_21_status_lossless),
        .status_waiting   (channel_21_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_22 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd22 && rooms[22]),
        .push             (pushed[22]),
        .pushed           (price_cost),
        .turn             (turn[22]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[22] || updated_1[22]),
        .count            (updated_1[22] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[22]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_22_room),
        .fits             (channel_22_fits),
        .fits_again       (channel_22_fits_again),
        .lasts            (channel_22_lasts),
        .weight           (channel_22_weight),
        .cost             (channel_22_cost),
        .first            (channel_22_first),
        .next             (channel_22_next),
        .held             (channel_22_held),
        .spare            (channel_22_spare),
        .dear             (channel_22_dear),
        .refused          (channel_22_refused),
        .status_used      (channel_22_status_used),
        .status_consumed  (channel_22_status_consumed),
        .status_freed     (channel_22_status_freed),
        .status_enabled   (channel_22_status_enabled),
        .status_lossless  (channel_22_status_lossless),
        .status_waiting   (channel_22_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_23 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd23 && rooms[23]),
        .push             (pushed[23]),
        .pushed           (price_cost),
        .turn             (turn[23]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[23] || updated_1[23]),
        .count            (updated_1[23] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[23]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_23_room),
        .fits             (channel_23_fits),
        .fits_again       (channel_23_fits_again),
        .lasts            (channel_23_lasts),
        .weight           (channel_23_weight),
        .cost             (channel_23_cost),
        .first            (channel_23_first),
        .next             (channel_23_next),
        .held             (channel_23_held),
        .spare            (channel_23_spare),
        .dear             (channel_23_dear),
        .refused          (channel_23_refused),
        .status_used      (channel_23_status_used),
        .status_consumed  (channel_23_status_consumed),
        .status_freed     (channel_23_status_freed),
        .status_enabled   (channel_23_status_enabled),
        .status_lossless  (channel_23_status_lossless),
        .status_waiting   (channel_23_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_24 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd24 && rooms[24]),
        .push             (pushed[24]),
        .pushed           (price_cost),
        .turn             (turn[24]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[24] || updated_1[24]),
        .count            (updated_1[24] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[24]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_24_room),
        .fits             (channel_24_fits),
        .fits_again       (channel_24_fits_again),
        .lasts            (channel_24_lasts),
        .weight           (channel_24_weight),
        .cost             (channel_24_cost),
        .first            (channel_24_first),
        .next             (channel_24_next),
        .held             (channel_24_held),
        .spare            (channel_24_spare),
        .dear             (channel_24_dear),
        .refused          (channel_24_refused),
        .status_used      (channel_24_status_used),
        .status_consumed  (channel_24_status_consumed),
        .status_freed     (channel_24_status_freed),
        .status_enabled   (channel_24_status_enabled),
        .status_lossless  (channel_24_status_lossless),
        .status_waiting   (channel_24_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_25 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd25 && rooms[25]),
        .push             (pushed[25]),
        .pushed           (price_cost),
        .turn             (turn[25]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[25] || updated_1[25]),
        .count            (updated_1[25] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[25]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_25_room),
        .fits             (channel_25_fits),
        .fits_again       (channel_25_fits_again),
        .lasts            (channel_25_lasts),
        .weight           (channel_25_weight),
        .cost             (channel_25_cost),
        .first            (channel_25_first),
        .next             (channel_25_next),
        .held             (channel_25_held),
        .spare            (channel_25_spare),
        .dear             (channel_25_dear),
        .refused          (channel_25_refused),
        .status_used      (channel_25_status_used),
        .status_consumed  (channel_25_status_consumed),
        .status_freed     (channel_25_status_freed),
        .status_enabled   (channel_25_status_enabled),
        .status_lossless  (channel_25_status_lossless),
        .status_waiting   (channel_25_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_26 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd26 && rooms[26]),
        .push             (pushed[26]),
        .pushed           (price_cost),
        .turn             (turn[26]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[26] || updated_1[26]),
        .count            (updated_1[26] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[26]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_26_room),
        .fits             (channel_26_fits),
        .fits_again       (channel_26_fits_again),
        .lasts            (channel_26_lasts),
        .weight           (channel_26_weight),
        .cost             (channel_26_cost),
        .first            (channel_26_first),
        .next             (channel_26_next),
        .held             (channel_26_held),
        .spare            (channel_26_spare),
        .dear             (channel_26_dear),
        .refused          (channel_26_refused),
        .status_used      (channel_26_status_used),
        .status_consumed  (channel_26_status_consumed),
        .status_freed     (channel_26_status_freed),
        .status_enabled   (channel_26_status_enabled),
        .status_lossless  (channel_26_status_lossless),
        .status_waiting   (channel_26_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_27 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd27 && rooms[27]),
        .push             (pushed[27]),
        .pushed           (price_cost),
        .turn             (turn[27]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[27] || updated_1[27]),
        .count            (updated_1[27] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[27]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_27_room),
        .fits             (channel_27_fits),
        .fits_again       (channel_27_fits_again),
        .lasts            (channel_27_lasts),
        .weight           (channel_27_weight),
        .cost             (channel_27_cost),
        .first            (channel_27_first),
        .next             (channel_27_next),
        .held             (channel_27_held),
        .spare            (channel_27_spare),
        .dear             (channel_27_dear),
        .refused          (channel_27_refused),
        .status_used      (channel_27_status_used),
        .status_consumed  (channel_27_status_consumed),
        .status_freed     (channel_27_status_freed),
        .status_enabled   (channel_27_status_enabled),
        .status_lossless  (channel_27_status_lossless),
        .status_waiting   (channel_27_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_28 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd28 && rooms[28]),
        .push             (pushed[28]),
        .pushed           (price_cost),
        .turn             (turn[28]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[28] || updated_1[28]),
        .count            (updated_1[28] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[28]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_28_room),
        .fits             (channel_28_fits),
        .fits_again       (channel_28_fits_again),
        .lasts            (channel_28_lasts),
        .weight           (channel_28_weight),
        .cost             (channel_28_cost),
        .first            (channel_28_first),
        .next             (channel_28_next),
        .held             (channel_28_held),
        .spare            (channel_28_spare),
        .dear             (channel_28_dear),
        .refused          (channel_28_refused),
        .status_used      (channel_28_status_used),
        .status_consumed  (channel_28_status_consumed),
        .status_freed     (channel_28_status_freed),
        .status_enabled   (channel_28_status_enabled),
        .status_lossless  (channel_28_status_lossless),
        .status_waiting   (channel_28_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_29 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd29 && rooms[29]),
        .push             (pushed[29]),
        .pushed           (price_cost),
        .turn             (turn[29]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[29] || updated_1[29]),
        .count            (updated_1[29] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[29]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_29_room),
        .fits             (channel_29_fits),
        .fits_again       (channel_29_fits_again),
        .lasts            (channel_29_lasts),
        .weight           (channel_29_weight),
        .cost             (channel_29_cost),
        .first            (channel_29_first),
        .next             (channel_29_next),
        .held             (channel_29_held),
        .spare            (channel_29_spare),
        .dear             (channel_29_dear),
        .refused          (channel_29_refused),
        .status_used      (channel_29_status_used),
        .status_consumed  (channel_29_status_consumed),
        .status_freed     (channel_29_status_freed),
        .status_enabled   (channel_29_status_enabled),
        .status_lossless  (channel_29_status_lossless),
        .status_waiting   (channel_29_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_30 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd30 && rooms[30]),
        .push             (pushed[30]),
        .pushed           (price_cost),
        .turn             (turn[30]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[30] || updated_1[30]),
        .count            (updated_1[30] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[30]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_30_room),
        .fits             (channel_30_fits),
        .fits_again       (channel_30_fits_again),
        .lasts            (channel_30_lasts),
        .weight           (channel_30_weight),
        .cost             (channel_30_cost),
        .first            (channel_30_first),
        .next             (channel_30_next),
        .held             (channel_30_held),
        .spare            (channel_30_spare),
        .dear             (channel_30_dear),
        .refused          (channel_30_refused),
        .status_used      (channel_30_status_used),
        .status_consumed  (channel_30_status_consumed),
        .status_freed     (channel_30_status_freed),
        .status_enabled   (channel_30_status_enabled),
        .status_lossless  (channel_30_status_lossless),
        .status_waiting   (channel_30_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_31 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 5'd31 && rooms[31]),
        .push             (pushed[31]),
        .pushed           (price_cost),
        .turn             (turn[31]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[31] || updated_1[31]),
        .count            (updated_1[31] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[31]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .dearest          (current_dearest),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_31_room),
        .fits             (channel_31_fits),
        .fits_again       (channel_31_fits_again),
        .lasts            (channel_31_lasts),
        .weight           (channel_31_weight),
        .cost             (channel_31_cost),
        .first            (channel_31_first),
        .next             (channel_31_next),
        .held             (channel_31_held),
        .spare            (channel_31_spare),
        .dear             (channel_31_dear),
        .refused          (channel_31_refused),
        .status_used      (channel_31_status_used),
        .status_consumed  (channel_31_status_consumed),
        .status_freed     (channel_31_status_freed),
        .status_enabled   (channel_31_status_enabled),
        .status_lossless  (channel_31_status_lossless),
        .status_waiting   (channel_31_status_waiting)
    );

    cbfc_turns_n32 scheduler (
        .clk        (clk),
        .rst        (rst),
        .fits       ({
        channel_31_fits,
        channel_30_fits,
        channel_29_fits,
        channel_28_fits,
        channel_27_fits,
        channel_26_fits,
        channel_25_fits,
        channel_24_fits,
        channel_23_fits,
        channel_22_fits,
        channel_21_fits,
        channel_20_fits,
        channel_19_fits,
        channel_18_fits,
        channel_17_fits,
        channel_16_fits,
        channel_15_fits,
        channel_14_fits,
        channel_13_fits,
        channel_12_fits,
        channel_11_fits,
        channel_10_fits,
        channel_9_fits,
        channel_8_fits,
        channel_7_fits,
        channel_6_fits,
        channel_5_fits,
        channel_4_fits,
        channel_3_fits,
        channel_2_fits,
        channel_1_fits,
        channel_0_fits
    }),
        .fits_again ({
        channel_31_fits_again,
        channel_30_fits_again,
        channel_29_fits_again,
        channel_28_fits_again,
        channel_27_fits_again,
        channel_26_fits_again,
        channel_25_fits_again,
        channel_24_fits_again,
        channel_23_fits_again,
        channel_22_fits_again,
        channel_21_fits_again,
        channel_20_fits_again,
        channel_19_fits_again,
        channel_18_fits_again,
        channel_17_fits_again,
        channel_16_fits_again,
        channel_15_fits_again,
        channel_14_fits_again,
        channel_13_fits_again,
        channel_12_fits_again,
        channel_11_fits_again,
        channel_10_fits_again,
        channel_9_fits_again,
        channel_8_fits_again,
        channel_7_fits_again,
        channel_6_fits_again,
        channel_5_fits_again,
        channel_4_fits_again,
        channel_3_fits_again,
        channel_2_fits_again,
        channel_1_fits_again,
        channel_0_fits_again
    }),
        .go         (go),
        .weighted   (current_weighted),
        .lasts      ({
        channel_31_lasts,
        channel_30_lasts,
        channel_29_lasts,
        channel_28_lasts,
        channel_27_lasts,
        channel_26_lasts,
        channel_25_lasts,
        channel_24_lasts,
        channel_23_lasts,
        channel_22_lasts,
        channel_21_lasts,
        channel_20_lasts,
        channel_19_lasts,
        channel_18_lasts,
        channel_17_lasts,
        channel_16_lasts,
        channel_15_lasts,
        channel_14_lasts,
        channel_13_lasts,
        channel_12_lasts,
        channel_11_lasts,
        channel_10_lasts,
        channel_9_lasts,
        channel_8_lasts,
        channel_7_lasts,
        channel_6_lasts,
        channel_5_lasts,
        channel_4_lasts,
        channel_3_lasts,
        channel_2_lasts,
        channel_1_lasts,
        channel_0_lasts
    }),
        .turn       (scheduler_turn),
        .served     (scheduler_served),
        .fresh      (scheduler_fresh)
    );

    cbfc_port_sum_n32 held (
        .clk      (clk),
        .rst      (rst),
        .parts_0  (channel_0_held),
        .parts_1  (channel_1_held),
        .parts_2  (channel_2_held),
        .parts_3  (channel_3_held),
        .parts_4  (channel_4_held),
        .parts_5  (channel_5_held),
        .parts_6  (channel_6_held),
        .parts_7  (channel_7_held),
        .parts_8  (channel_8_held),
        .parts_9  (channel_9_held),
        .parts_10 (channel_10_held),
        .parts_11 (channel_11_held),
        .parts_12 (channel_12_held),
        .parts_13 (channel_13_held),
        .parts_14 (channel_14_held),
        .parts_15 (channel_15_held),
        .parts_16 (channel_16_held),
        .parts_17 (channel_17_held),
        .parts_18 (channel_18_held),
        .parts_19 (channel_19_held),
        .parts_20 (channel_20_held),
        .parts_21 (channel_21_held),
        .parts_22 (channel_22_held),
        .parts_23 (channel_23_held),
        .parts_24 (channel_24_held),
        .parts_25 (channel_25_held),
        .parts_26 (channel_26_held),
        .parts_27 (channel_27_held),
        .parts_28 (channel_28_held),
        .parts_29 (channel_29_held),
        .parts_30 (channel_30_held),
        .parts_31 (channel_31_held),
        .sum      (held_sum)
    );

    cbfc_port_sum_n32 in_use (
        .clk      (clk),
        .rst      (rst),
        .parts_0  (channel_0_status_used),
        .parts_1  (channel_1_status_used),
        .parts_2  (channel_2_status_used),
        .parts_3  (channel_3_status_used),
        .parts_4  (channel_4_status_used),
        .parts_5  (channel_5_status_used),
        .parts_6  (channel_6_status_used),
        .parts_7  (channel_7_status_used),
        .parts_8  (channel_8_status_used),
        .parts_9  (channel_9_status_used),
        .parts_10 (channel_10_status_used),
        .parts_11 (channel_11_status_used),
        .parts_12 (channel_12_status_used),
        .parts_13 (channel_13_status_used),
        .parts_14 (channel_14_status_used),
        .parts_15 (channel_15_status_used),
        .parts_16 (channel_16_status_used),
        .parts_17 (channel_17_status_used),
        .parts_18 (channel_18_status_used),
        .parts_19 (channel_19_status_used),
        .parts_20 (channel_20_status_used),
        .parts_21 (channel_21_status_used),
        .parts_22 (channel_22_status_used),
        .parts_23 (channel_23_status_used),
        .parts_24 (channel_24_status_used),
        .parts_25 (channel_25_status_used),
        .parts_26 (channel_26_status_used),
        .parts_27 (channel_27_status_used),
        .parts_28 (channel_28_status_used),
        .parts_29 (channel_29_status_used),
        .parts_30 (channel_30_status_used),
        .parts_31 (channel_31_status_used),
        .sum      (in_use_sum)
    );

    cbfc_port_gate_c10_w25_l3 port (
        .clk                    (clk),
        .rst                    (rst),
        .settings_unit_overhead (current_unit_overhead),
        .settings_unit_size     (current_unit_size),
        .settings_mode          (current_mode),
        .settings_limit         (current_limit),
        .settings_dearest       (current_dearest),
        .settings_alpha         (current_alpha),
        .settings_weighted      (current_weighted),
        .settings_on_fault      (current_on_fault),
        .changed                (halting),
        .reordered              (told && order_kind == ORDER_KIND_RESERVED),
        .held                   (held_sum),
        .charged                (charged),
        .cost                   (chosen_cost),
        .spare                  (chosen_vc[4] ? port_spare_choice_15 : port_spare_choice_30),
        .dear                   (dear),
        .gate_per_channel       (port_gate_per_channel),
        .gate_dynamic           (port_gate_dynamic),
        .gate_stream            (port_gate_stream),
        .gate_serial            (port_gate_serial),
        .gate_free              (port_gate_free),
        .gate_threshold         (port_gate_threshold)
    );

    cbfc_update_requests_n32 requests (
        .clk                           (clk),
        .rst                           (rst),
        .settings_clocks               (updates_clocks),
        .settings_period               (updates_period),
        .ask                           (force_update),
        .hold                          (hold_update || faulty),
        .issue                         (issue),
        .consumed_0                    (channel_0_status_consumed),
        .consumed_1                    (channel_1_status_consumed),
        .consumed_2                    (channel_2_status_consumed),
        .consumed_3                    (channel_3_status_consumed),
        .consumed_4                    (channel_4_status_consumed),
        .consumed_5                    (channel_5_status_consumed),
        .consumed_6                    (channel_6_status_consumed),
        .consumed_7                    (channel_7_status_consumed),
        .consumed_8                    (channel_8_status_consumed),
        .consumed_9                    (channel_9_status_consumed),
        .consumed_10                   (channel_10_status_consumed),
        .consumed_11                   (channel_11_status_consumed),
        .consumed_12                   (channel_12_status_consumed),
        .consumed_13                   (channel_13_status_consumed),
        .consumed_14                   (channel_14_status_consumed),
        .consumed_15                   (channel_15_status_consumed),
        .consumed_16                   (channel_16_status_consumed),
        .consumed_17                   (channel_17_status_consumed),
        .consumed_18                   (channel_18_status_consumed),
        .consumed_19                   (channel_19_status_consumed),
        .consumed_20                   (channel_20_status_consumed),
        .consumed_21                   (channel_21_status_consumed),
        .consumed_22                   (channel_22_status_consumed),
        .consumed_23                   (channel_23_status_consumed),
        .consumed_24                   (channel_24_status_consumed),
        .consumed_25                   (channel_25_status_consumed),
        .consumed_26                   (channel_26_status_consumed),
        .consumed_27                   (channel_27_status_consumed),
        .consumed_28                   (channel_28_status_consumed),
        .consumed_29                   (channel_29_status_consumed),
        .consumed_30                   (channel_30_status_consumed),
        .consumed_31                   (channel_31_status_consumed),
        .due                           (requests_due),
        .cc_update_payload_half        (requests_cc_update_payload_half),
        .cc_update_payload_consumed_0  (requests_cc_update_payload_consumed_0),
        .cc_update_payload_consumed_1  (requests_cc_update_payload_consumed_1),
        .cc_update_payload_consumed_2  (requests_cc_update_payload_consumed_2),
        .cc_update_payload_consumed_3  (requests_cc_update_payload_consumed_3),
        .cc_update_payload_consumed_4  (requests_cc_update_payload_consumed_4),
        .cc_update_payload_consumed_5  (requests_cc_update_payload_consumed_5),
        .cc_update_payload_consumed_6  (requests_cc_update_payload_consumed_6),
        .cc_update_payload_consumed_7  (requests_cc_update_payload_consumed_7),
        .cc_update_payload_consumed_8  (requests_cc_update_payload_consumed_8),
        .cc_update_payload_consumed_9  (requests_cc_update_payload_consumed_9),
        .cc_update_payload_consumed_10 (requests_cc_update_payload_consumed_10),
        .cc_update_payload_consumed_11 (requests_cc_update_payload_consumed_11),
        .cc_update_payload_consumed_12 (requests_cc_update_payload_consumed_12),
        .cc_update_payload_consumed_13 (requests_cc_update_payload_consumed_13),
        .cc_update_payload_consumed_14 (requests_cc_update_payload_consumed_14),
        .cc_update_payload_consumed_15 (requests_cc_update_payload_consumed_15),
        .cc_update_valid               (requests_cc_update_valid),
        .cc_update_ready               (cc_update_ready)
    );

    result_buffer_w46_d8_late buffer (
        .clk                (clk),
        .rst                (rst),
        .issue              (granted_or_issue),
        .done               (describing),
        .result_kind        (described_kind),
        .result_vc          (described_vc),
        .result_bytes       (described_bytes),
        .result_cost        (described_cost),
        .result_tag         (described_tag),
        .ready              (buffer_ready),
        .down_payload_kind  (buffer_down_payload_kind),
        .down_payload_vc    (buffer_down_payload_vc),
        .down_payload_bytes (buffer_down_payload_bytes),
        .down_payload_cost  (buffer_down_payload_cost),
        .down_payload_tag   (buffer_down_payload_tag),
        .down_valid         (buffer_down_valid),
        .down_ready         (grant_ready)
    );

    rolling_counter_w8_by1 cf_updates_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (updated),
        .count  (cf_updates_counter_count)
    );

    rolling_counter_w8_by1 cf_refused_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (refusing),
        .count  (cf_refused_counter_count)
    );

    rolling_counter_w8_by1 cc_updates_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (issue),
        .count  (cc_updates_counter_count)
    );

    cbfc_most_used_n32 record (
        .clk    (clk),
        .rst    (rst),
        .taken  (took),
        .vc     (chosen_vc),
        .used   (chosen_vc[4] ? record_used_choice_15 : record_used_choice_30),
        .forget (ordered & {32{order_kind == ORDER_KIND_RESTART_MOST}}),
        .look   (status_vc),
        .known  (record_known),
        .most   (record_most)
    );

    always @(posedge clk) begin
        if (pricing_2) frames[{frame_2_vc, frame_2_vc[4] ? frames_choice_15 : frames_choice_30}] <= {frame_2_bytes, frame_2_tag};
    end

    always @(posedge clk) begin
        if (rst) begin
            current_unit_overhead <= 8'd0;
            current_unit_size <= 3'd0;
            current_mode <= CURRENT_MODE_PER_CHANNEL;
            current_limit <= 20'd0;
            current_dearest <= 10'd0;
            current_alpha <= 4'd0;
            current_weighted <= 1'b0;
            current_on_fault <= CURRENT_ON_FAULT_IGNORE;
            halting <= 1'b0;
            fault <= 1'b0;
            pricing_1 <= 1'b0;
            pricing_2 <= 1'b0;
            updated <= 1'b0;
            updated_0 <= 32'd0;
            updated_1 <= 32'd0;
            ordered <= 32'd0;
            pushed <= 32'd0;
            dear <= 1'b0;
            choosing <= 1'b0;
            describing <= 1'b0;
            used <= 25'd0;
            most_used <= 25'd0;
            nowhere <= 1'b0;
            took <= 1'b0;
        end else begin
            current_unit_overhead <= settings_unit_overhead;
            current_unit_size <= settings_unit_size;
            current_mode <= settings_mode;
            current_limit <= settings_limit;
            current_dearest <= settings_dearest;
            current_alpha <= settings_alpha;
            current_weighted <= settings_weighted;
            current_on_fault <= settings_on_fault;
            halting <= changed;
            fault <= link_fault;
            pricing_1 <= accept;
            pricing_2 <= pricing_1;
            updated <= cf_update_valid;
            updated_0 <= {
                cf_update_valid && cf_update_payload_vc_0 == 5'd31,
                cf_update_valid && cf_update_payload_vc_0 == 5'd30,
                cf_update_valid && cf_update_payload_vc_0 == 5'd29,
                cf_update_valid && cf_update_payload_vc_0 == 5'd28,
                cf_update_valid && cf_update_payload_vc_0 == 5'd27,
                cf_update_valid && cf_update_payload_vc_0 == 5'd26,
                cf_update_valid && cf_update_payload_vc_0 == 5'd25,
                cf_update_valid && cf_update_payload_vc_0 == 5'd24,
                cf_update_valid && cf_update_payload_vc_0 == 5'd23,
                cf_update_valid && cf_update_payload_vc_0 == 5'd22,
                cf_update_valid && cf_update_payload_vc_0 == 5'd21,
                cf_update_valid && cf_update_payload_vc_0 == 5'd20,
                cf_update_valid && cf_update_payload_vc_0 == 5'd19,
                cf_update_valid && cf_update_payload_vc_0 == 5'd18,
                cf_update_valid && cf_update_payload_vc_0 == 5'd17,
                cf_update_valid && cf_update_payload_vc_0 == 5'd16,
                cf_update_valid && cf_update_payload_vc_0 == 5'd15,
                cf_update_valid && cf_update_payload_vc_0 == 5'd14,
                cf_update_valid && cf_update_payload_vc_0 == 5'd13,
                cf_update_valid && cf_update_payload_vc_0 == 5'd12,
                cf_update_valid && cf_update_payload_vc_0 == 5'd11,
                cf_update_valid && cf_update_payload_vc_0 == 5'd10,
                cf_update_valid && cf_update_payload_vc_0 == 5'd9,
                cf_update_valid && cf_update_payload_vc_0 == 5'd8,
                cf_update_valid && cf_update_payload_vc_0 == 5'd7,
                cf_update_valid && cf_update_payload_vc_0 == 5'd6,
                cf_update_valid && cf_update_payload_vc_0 == 5'd5,
                cf_update_valid && cf_update_payload_vc_0 == 5'd4,
                cf_update_valid && cf_update_payload_vc_0 == 5'd3,
                cf_update_valid && cf_update_payload_vc_0 == 5'd2,
                cf_update_valid && cf_update_payload_vc_0 == 5'd1,
                cf_update_valid && cf_update_payload_vc_0 == 5'd0
            };
            updated_1 <= {
                cf_update_valid && cf_update_payload_vc_1 == 5'd31,
                cf_update_valid && cf_update_payload_vc_1 == 5'd30,
                cf_update_valid && cf_update_payload_vc_1 == 5'd29,
                cf_update_valid && cf_update_payload_vc_1 == 5'd28,
                cf_update_valid && cf_update_payload_vc_1 == 5'd27,
                cf_update_valid && cf_update_payload_vc_1 == 5'd26,
                cf_update_valid && cf_update_payload_vc_1 == 5'd25,
                cf_update_valid && cf_update_payload_vc_1 == 5'd24,
                cf_update_valid && cf_update_payload_vc_1 == 5'd23,
                cf_update_valid && cf_update_payload_vc_1 == 5'd22,
                cf_update_valid && cf_update_payload_vc_1 == 5'd21,
                cf_update_valid && cf_update_payload_vc_1 == 5'd20,
                cf_update_valid && cf_update_payload_vc_1 == 5'd19,
                cf_update_valid && cf_update_payload_vc_1 == 5'd18,
                cf_update_valid && cf_update_payload_vc_1 == 5'd17,
                cf_update_valid && cf_update_payload_vc_1 == 5'd16,
                cf_update_valid && cf_update_payload_vc_1 == 5'd15,
                cf_update_valid && cf_update_payload_vc_1 == 5'd14,
                cf_update_valid && cf_update_payload_vc_1 == 5'd13,
                cf_update_valid && cf_update_payload_vc_1 == 5'd12,
                cf_update_valid && cf_update_payload_vc_1 == 5'd11,
                cf_update_valid && cf_update_payload_vc_1 == 5'd10,
                cf_update_valid && cf_update_payload_vc_1 == 5'd9,
                cf_update_valid && cf_update_payload_vc_1 == 5'd8,
                cf_update_valid && cf_update_payload_vc_1 == 5'd7,
                cf_update_valid && cf_update_payload_vc_1 == 5'd6,
                cf_update_valid && cf_update_payload_vc_1 == 5'd5,
                cf_update_valid && cf_update_payload_vc_1 == 5'd4,
                cf_update_valid && cf_update_payload_vc_1 == 5'd3,
                cf_update_valid && cf_update_payload_vc_1 == 5'd2,
                cf_update_valid && cf_update_payload_vc_1 == 5'd1,
                cf_update_valid && cf_update_payload_vc_1 == 5'd0
            };
            ordered <= {
                command_valid && command_payload_vc == 5'd31,
                command_valid && command_payload_vc == 5'd30,
                command_valid && command_payload_vc == 5'd29,
                command_valid && command_payload_vc == 5'd28,
                command_valid && command_payload_vc == 5'd27,
                command_valid && command_payload_vc == 5'd26,
                command_valid && command_payload_vc == 5'd25,
                command_valid && command_payload_vc == 5'd24,
                command_valid && command_payload_vc == 5'd23,
                command_valid && command_payload_vc == 5'd22,
                command_valid && command_payload_vc == 5'd21,
                command_valid && command_payload_vc == 5'd20,
                command_valid && command_payload_vc == 5'd19,
                command_valid && command_payload_vc == 5'd18,
                command_valid && command_payload_vc == 5'd17,
                command_valid && command_payload_vc == 5'd16,
                command_valid && command_payload_vc == 5'd15,
                command_valid && command_payload_vc == 5'd14,
                command_valid && command_payload_vc == 5'd13,
                command_valid && command_payload_vc == 5'd12,
                command_valid && command_payload_vc == 5'd11,
                command_valid && command_payload_vc == 5'd10,
                command_valid && command_payload_vc == 5'd9,
                command_valid && command_payload_vc == 5'd8,
                command_valid && command_payload_vc == 5'd7,
                command_valid && command_payload_vc == 5'd6,
                command_valid && command_payload_vc == 5'd5,
                command_valid && command_payload_vc == 5'd4,
                command_valid && command_payload_vc == 5'd3,
                command_valid && command_payload_vc == 5'd2,
                command_valid && command_payload_vc == 5'd1,
                command_valid && command_payload_vc == 5'd0
            };
            pushed <= {
                pricing_1 && frame_1_vc == 5'd31,
                pricing_1 && frame_1_vc == 5'd30,
                pricing_1 && frame_1_vc == 5'd29,
                pricing_1 && frame_1_vc == 5'd28,
                pricing_1 && frame_1_vc == 5'd27,
                pricing_1 && frame_1_vc == 5'd26,
                pricing_1 && frame_1_vc == 5'd25,
                pricing_1 && frame_1_vc == 5'd24,
                pricing_1 && frame_1_vc == 5'd23,
                pricing_1 && frame_1_vc == 5'd22,
                pricing_1 && frame_1_vc == 5'd21,
                pricing_1 && frame_1_vc == 5'd20,
                pricing_1 && frame_1_vc == 5'd19,
                pricing_1 && frame_1_vc == 5'd18,
                pricing_1 && frame_1_vc == 5'd17,
                pricing_1 && frame_1_vc == 5'd16,
                pricing_1 && frame_1_vc == 5'd15,
                pricing_1 && frame_1_vc == 5'd14,
                pricing_1 && frame_1_vc == 5'd13,
                pricing_1 && frame_1_vc == 5'd12,
                pricing_1 && frame_1_vc == 5'd11,
                pricing_1 && frame_1_vc == 5'd10,
                pricing_1 && frame_1_vc == 5'd9,
                pricing_1 && frame_1_vc == 5'd8,
                pricing_1 && frame_1_vc == 5'd7,
                pricing_1 && frame_1_vc == 5'd6,
                pricing_1 && frame_1_vc == 5'd5,
                pricing_1 && frame_1_vc == 5'd4,
                pricing_1 && frame_1_vc == 5'd3,
                pricing_1 && frame_1_vc == 5'd2,
                pricing_1 && frame_1_vc == 5'd1,
                pricing_1 && frame_1_vc == 5'd0
            };
            dear <= |dear_word;
            choosing <= granted_or_issue;
            describing <= choosing;
            nowhere <= 1'b0;
            used <= in_use_sum;
            most_used <= most_used_term ? in_use_sum : most_used;
            took <= granted;
        end
    end

    always @(posedge clk) begin
        frame_1_vc <= enqueue_payload_vc;
        frame_1_bytes <= enqueue_payload_bytes;
        frame_1_tag <= enqueue_payload_tag;
        frame_2_vc <= frame_1_vc;
        frame_2_bytes <= frame_1_bytes;
        frame_2_tag <= frame_1_tag;
        update_vc_0 <= cf_update_payload_vc_0;
        update_freed_0 <= cf_update_payload_freed_0;
        update_vc_1 <= cf_update_payload_vc_1;
        update_freed_1 <= cf_update_payload_freed_1;
        order_vc <= command_payload_vc;
        order_kind <= command_payload_kind;
        order_value <= command_payload_value;
        if (granted) begin
            left <= share - {6'd0, cost};
        end
        chosen_kind <= CHOSEN_KIND_FRAME;
        chosen_vc <= {
            |(turn & 32'hffff0000),
            |(turn & 32'hff00ff00),
            |(turn & 32'hf0f0f0f0),
            |(turn & 32'hcccccccc),
            |(turn & 32'haaaaaaaa)
        };
        chosen_cost <= cost;
        chosen_place <= chosen_place_or_30 | (channel_31_first & {3{turn[31]}});
        if (issue) begin
            chosen_kind <= CHOSEN_KIND_CC_UPDATE;
        end
        described_kind <= chosen_kind;
        described_vc <= chosen_vc;
        described_bytes <= frames_rdata[29:16];
        described_cost <= chosen_cost;
        described_tag <= frames_rdata[15:0];
        status_used <= status_used_choice_31;
        status_consumed <= status_used_choice_31 + status_consumed_choice_31;
        status_freed <= status_consumed_choice_31;
        status_enabled <= status_vc[4] ? status_enabled_choice_15 : status_enabled_choice_30;
        status_lossless <= status_vc[4] ? status_lossless_choice_15 : status_lossless_choice_30;
        status_waiting <= status_vc[4] ? status_waiting_choice_15 : status_waiting_choice_30;
        status_most_used <= record_known ? record_most : status_used_choice_31;
    end

    assign room = rooms;
    assign counts_used = used;
    assign counts_most_used = most_used;
    assign counts_cf_updates = cf_updates_counter_count;
    assign counts_cf_refused = cf_refused_counter_count;
    assign counts_cc_updates = cc_updates_counter_count;
    assign refused = refusing;
    assign enqueue_ready = accept_part;
    assign cf_update_ready = 1'b1;
    assign command_ready = 1'b1;
    assign grant_payload_kind = buffer_down_payload_kind;
    assign grant_payload_vc = buffer_down_payload_vc;
    assign grant_payload_bytes = buffer_down_payload_bytes;
    assign grant_payload_cost = buffer_down_payload_cost;
    assign grant_payload_tag = buffer_down_payload_tag;
    assign grant_valid = buffer_down_valid;
    assign cc_update_payload_half = requests_cc_update_payload_half;
    assign cc_update_payload_consumed_0 = requests_cc_update_payload_consumed_0;
    assign cc_update_payload_consumed_1 = requests_cc_update_payload_consumed_1;
    assign cc_update_payload_consumed_2 = requests_cc_update_payload_consumed_2;
    assign cc_update_payload_consumed_3 = requests_cc_update_payload_consumed_3;
    assign cc_update_payload_consumed_4 = requests_cc_update_payload_consumed_4;
    assign cc_update_payload_consumed_5 = requests_cc_update_payload_consumed_5;
    assign cc_update_payload_consumed_6 = requests_cc_update_payload_consumed_6;
    assign cc_update_payload_consumed_7 = requests_cc_update_payload_consumed_7;
    assign cc_update_payload_consumed_8 = requests_cc_update_payload_consumed_8;
    assign cc_update_payload_consumed_9 = requests_cc_update_payload_consumed_9;
    assign cc_update_payload_consumed_10 = requests_cc_update_payload_consumed_10;
    assign cc_update_payload_consumed_11 = requests_cc_update_payload_consumed_11;
    assign cc_update_payload_consumed_12 = requests_cc_update_payload_consumed_12;
    assign cc_update_payload_consumed_13 = requests_cc_update_payload_consumed_13;
    assign cc_update_payload_consumed_14 = requests_cc_update_payload_consumed_14;
    assign cc_update_payload_consumed_15 = requests_cc_update_payload_consumed_15;
    assign cc_update_valid = requests_cc_update_valid;

    wire _unused_ok = &{1'b0, update_vc_0, update_vc_1, order_vc, rooms_shr_enqueue_payload_vc[31:1]};

endmodule

`default_nettype wire
