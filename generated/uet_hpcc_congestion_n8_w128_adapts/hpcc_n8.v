// HPCC of 8 contexts: an event a clock with a sample of each hop in, the context's limit out.
`default_nettype none

module hpcc_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        event_valid,
    input  wire  [2:0] event_ccc,
    input  wire  [3:0] event_kind,
    input  wire [31:0] event_bytes,
    input  wire        event_rtt_valid,
    input  wire [23:0] event_rtt,
    input  wire        event_keeps_base,
    input  wire        event_ecn,
    input  wire  [6:0] event_penalty,
    input  wire        event_restores,
    input  wire [31:0] event_now,
    input  wire        sample_valid,
    input  wire [31:0] sample_sequence,
    input  wire [31:0] sample_next_to_send,
    input  wire  [2:0] sample_count,
    input  wire [23:0] sample_hops_0_time,
    input  wire [19:0] sample_hops_0_bytes,
    input  wire [16:0] sample_hops_0_queue,
    input  wire [23:0] sample_hops_1_time,
    input  wire [19:0] sample_hops_1_bytes,
    input  wire [16:0] sample_hops_1_queue,
    input  wire [23:0] sample_hops_2_time,
    input  wire [19:0] sample_hops_2_bytes,
    input  wire [16:0] sample_hops_2_queue,
    input  wire [23:0] sample_hops_3_time,
    input  wire [19:0] sample_hops_3_bytes,
    input  wire [16:0] sample_hops_3_queue,
    input  wire [23:0] sample_hops_4_time,
    input  wire [19:0] sample_hops_4_bytes,
    input  wire [16:0] sample_hops_4_queue,
    input  wire [39:0] registers_link_rate,
    input  wire [39:0] registers_least_rate,
    input  wire [39:0] registers_additive,
    input  wire [20:0] registers_eta,
    input  wire  [7:0] registers_max_stage,
    input  wire [16:0] registers_base_rtt,
    input  wire [23:0] registers_rtt_share,
    input  wire [23:0] registers_bytes_scale,
    input  wire [23:0] registers_queue_scale,
    input  wire [16:0] registers_window_scale,
    input  wire [16:0] registers_min_window,
    input  wire [23:0] registers_max_window,
    input  wire [19:0] registers_ack_trigger,
    output wire        limit_valid,
    output wire  [2:0] limit_ccc,
    output wire [31:0] limit_window,
    output wire [23:0] limit_cwnd,
    output wire [23:0] limit_max_window,
    output wire        limit_small,
    output wire        outcome_heard,
    output wire [39:0] outcome_rate,
    output wire [39:0] outcome_committed,
    output wire  [7:0] outcome_stage,
    output wire [27:0] outcome_load,
    output wire [31:0] outcome_last_update
);

    localparam [3:0] EVENT_KIND_START         = 4'd0;
    localparam [3:0] EVENT_KIND_SENT          = 4'd1;
    localparam [3:0] EVENT_KIND_ACK           = 4'd2;
    localparam [3:0] EVENT_KIND_PROBE_ACK     = 4'd3;
    localparam [3:0] EVENT_KIND_NACK_TRIM     = 4'd4;
    localparam [3:0] EVENT_KIND_NACK_LAST_HOP = 4'd5;
    localparam [3:0] EVENT_KIND_NACK_OTHER    = 4'd6;
    localparam [3:0] EVENT_KIND_TIMEOUT       = 4'd7;
    localparam [3:0] EVENT_KIND_INFERRED      = 4'd8;
    localparam [3:0] EVENT_KIND_WITHDRAWN     = 4'd9;
    localparam [3:0] EVENT_KIND_READD         = 4'd10;
    localparam [3:0] EVENT_KIND_IDLE          = 4'd12;

    reg          valid_1;
    reg          valid_2;
    reg          valid_3;
    reg          valid_4;
    reg          valid_5;
    reg          valid_6;
    reg          valid_7;
    reg          valid_8;
    reg          valid_9;
    reg          valid_10;
    reg          valid_11;
    reg          valid_12;
    reg          valid_13;
    reg          valid_14;
    reg          valid_15;
    reg          valid_16;
    reg          valid_17;
    reg          valid_18;
    reg          valid_19;
    reg          valid_20;
    reg          valid_21;
    reg          valid_22;
    reg          valid_23;
    reg          valid_24;
    reg          valid_25;
    reg          valid_26;
    reg          valid_27;
    reg          valid_28;
    reg          valid_29;
    reg          valid_30;
    reg          valid_31;
    reg          valid_32;
    reg          valid_33;
    reg          valid_34;
    reg          valid_35;
    reg          valid_36;
    reg          valid_37;
    reg          valid_38;
    reg          valid_39;
    reg          valid_40;
    reg          valid_41;
    reg          valid_42;
    reg          valid_43;
    reg          valid_44;
    reg          valid_45;
    reg          valid_46;
    reg          valid_47;
    reg    [2:0] ccc_1;
    reg    [2:0] ccc_2;
    reg    [2:0] ccc_3;
    reg    [2:0] ccc_4;
    reg    [2:0] ccc_5;
    reg    [2:0] ccc_6;
    reg    [2:0] ccc_7;
    reg    [2:0] ccc_8;
    reg    [2:0] ccc_9;
    reg    [2:0] ccc_10;
    reg    [2:0] ccc_11;
    reg    [2:0] ccc_12;
    reg    [2:0] ccc_13;
    reg    [2:0] ccc_14;
    reg    [2:0] ccc_15;
    reg    [2:0] ccc_16;
    reg    [2:0] ccc_17;
    reg    [2:0] ccc_18;
    reg    [2:0] ccc_19;
    reg    [2:0] ccc_20;
    reg    [2:0] ccc_21;
    reg    [2:0] ccc_22;
    reg    [2:0] ccc_23;
    reg    [2:0] ccc_24;
    reg    [2:0] ccc_25;
    reg    [2:0] ccc_26;
    reg    [2:0] ccc_27;
    reg    [2:0] ccc_28;
    reg    [2:0] ccc_29;
    reg    [2:0] ccc_30;
    reg    [2:0] ccc_31;
    reg    [2:0] ccc_32;
    reg    [2:0] ccc_33;
    reg    [2:0] ccc_34;
    reg    [2:0] ccc_35;
    reg    [2:0] ccc_36;
    reg    [2:0] ccc_37;
    reg    [2:0] ccc_38;
    reg    [2:0] ccc_39;
    reg    [2:0] ccc_40;
    reg    [2:0] ccc_41;
    reg    [2:0] ccc_42;
    wire         steps_at_2_q_start;
    wire         steps_at_2_q_idle;
    wire         steps_at_2_q_sent;
    wire         steps_at_2_q_adds;
    wire         steps_at_2_q_removes;
    wire         steps_at_2_q_ack;
    wire         steps_at_2_q_probe;
    wire         steps_at_2_q_trim;
    wire         steps_at_2_q_last_hop;
    wire         steps_at_2_q_timeout;
    wire  [31:0] whole_bytes_at_2_q;
    wire  [25:0] in_flight_seen;
    wire  [25:0] in_flight_after;
    wire  [31:0] in_flight_removed;
    reg          is_sample_1;
    reg          taken_1;
    reg          taken_2;
    reg          taken_3;
    reg          taken_4;
    reg          taken_5;
    reg          taken_6;
    reg          taken_7;
    reg          taken_8;
    reg          taken_9;
    reg          taken_10;
    reg          taken_11;
    reg          taken_12;
    reg          taken_13;
    reg          taken_14;
    reg          taken_15;
    reg          taken_16;
    reg          taken_17;
    reg          taken_18;
    reg          taken_19;
    reg          taken_20;
    reg          taken_21;
    reg          taken_22;
    reg          taken_23;
    reg          taken_24;
    reg          taken_25;
    reg          taken_26;
    reg          taken_27;
    reg          taken_28;
    reg          taken_29;
    reg          taken_30;
    reg          taken_31;
    reg          taken_32;
    reg          taken_33;
    reg          taken_34;
    reg          taken_35;
    reg          taken_36;
    reg          taken_37;
    reg          taken_38;
    reg          taken_39;
    reg          taken_40;
    reg          taken_41;
    wire         steps_at_1_q_start;
    wire         steps_at_1_q_idle;
    wire         steps_at_1_q_sent;
    wire         steps_at_1_q_adds;
    wire         steps_at_1_q_removes;
    wire         steps_at_1_q_ack;
    wire         steps_at_1_q_probe;
    wire         steps_at_1_q_trim;
    wire         steps_at_1_q_last_hop;
    wire         steps_at_1_q_timeout;
    reg          hears_1;
    reg          hears_2;
    reg          hears_3;
    reg          hears_4;
    reg          hears_5;
    reg          hears_6;
    reg          hears_7;
    reg          hears_8;
    reg          hears_9;
    reg          hears_10;
    reg          hears_11;
    reg          hears_12;
    reg          hears_13;
    reg          hears_14;
    reg          hears_15;
    reg          hears_16;
    reg          hears_17;
    reg          hears_18;
    reg          hears_19;
    reg          hears_20;
    reg          hears_21;
    reg          hears_22;
    reg          hears_23;
    reg          hears_24;
    reg          hears_25;
    reg          hears_26;
    reg          hears_27;
    reg          hears_28;
    reg          hears_29;
    reg          hears_30;
    reg          hears_31;
    reg          hears_32;
    reg          hears_33;
    reg          hears_34;
    reg          hears_35;
    reg          hears_36;
    reg          hears_37;
    reg          hears_38;
    reg          hears_39;
    reg          hears_40;
    reg          hears_41;
    reg          hears_42;
    reg          hears_43;
    reg          hears_44;
    reg          hears_45;
    reg          hears_46;
    reg  [304:0] samples_rdata;
    reg   [23:0] before_2_0_time;
    reg   [19:0] before_2_0_bytes;
    reg   [16:0] before_2_0_queue;
    reg   [23:0] before_2_1_time;
    reg   [19:0] before_2_1_bytes;
    reg   [16:0] before_2_1_queue;
    reg   [23:0] before_2_2_time;
    reg   [19:0] before_2_2_bytes;
    reg   [16:0] before_2_2_queue;
    reg   [23:0] before_2_3_time;
    reg   [19:0] before_2_3_bytes;
    reg   [16:0] before_2_3_queue;
    reg   [23:0] before_2_4_time;
    reg   [19:0] before_2_4_bytes;
    reg   [16:0] before_2_4_queue;
    wire  [23:0] hops_at_2_q_0_time;
    wire  [19:0] hops_at_2_q_0_bytes;
    wire  [16:0] hops_at_2_q_0_queue;
    wire  [23:0] hops_at_2_q_1_time;
    wire  [19:0] hops_at_2_q_1_bytes;
    wire  [16:0] hops_at_2_q_1_queue;
    wire  [23:0] hops_at_2_q_2_time;
    wire  [19:0] hops_at_2_q_2_bytes;
    wire  [16:0] hops_at_2_q_2_queue;
    wire  [23:0] hops_at_2_q_3_time;
    wire  [19:0] hops_at_2_q_3_bytes;
    wire  [16:0] hops_at_2_q_3_queue;
    wire  [23:0] hops_at_2_q_4_time;
    wire  [19:0] hops_at_2_q_4_bytes;
    wire  [16:0] hops_at_2_q_4_queue;
    reg  [111:0] states_rdata;
    reg          was_2_known;
    reg    [2:0] was_2_count;
    reg   [27:0] was_2_load;
    reg   [39:0] was_2_committed;
    reg    [7:0] was_2_stage;
    reg   [31:0] was_2_last_update;
    wire   [2:0] count_at_2_q;
    reg          follows_3;
    wire  [27:0] hop_0_load;
    wire  [23:0] hop_0_tau;
    wire         hop_0_counts;
    wire  [27:0] hop_1_load;
    wire  [23:0] hop_1_tau;
    wire         hop_1_counts;
    wire  [27:0] hop_2_load;
    wire  [23:0] hop_2_tau;
    wire         hop_2_counts;
    wire  [27:0] hop_3_load;
    wire  [23:0] hop_3_tau;
    wire         hop_3_counts;
    wire  [27:0] hop_4_load;
    wire  [23:0] hop_4_tau;
    wire         hop_4_counts;
    wire  [27:0] most_most_load;
    wire  [23:0] most_most_tau;
    wire         most_most_counts;
    wire  [27:0] load_before_at_20_q;
    wire  [39:0] committed_at_20_q;
    wire   [7:0] stage_at_20_q;
    wire  [27:0] by_load_load;
    wire  [39:0] by_load_rate;
    wire         by_load_cuts;
    wire  [31:0] sequence_at_2_q;
    reg   [31:0] covers;
    wire  [31:0] next_to_send_at_2_q;
    reg   [31:0] later;
    reg          is_full_4;
    reg          moves_4;
    reg   [31:0] last_update_3;
    wire         follows_at_4_q;
    wire  [31:0] next_to_send_at_4_q;
    wire  [31:0] last_update_before_at_4_q;
    reg   [31:0] last_update_5;
    wire         is_full_at_40_q;
    wire   [7:0] stage_at_40_q;
    wire         begins_at_40_q;
    wire         follows_at_40_q;
    wire  [27:0] load_at_40_q;
    wire  [27:0] kept_load_at_40_q;
    wire   [2:0] count_at_40_q;
    wire  [39:0] committed_at_40_q;
    wire  [31:0] last_update_at_40_q;
    reg          state_41_known;
    reg    [2:0] state_41_count;
    reg   [27:0] state_41_load;
    reg   [39:0] state_41_committed;
    reg    [7:0] state_41_stage;
    reg   [31:0] state_41_last_update;
    wire         begins_at_41_q;
    reg   [39:0] rate_41;
    reg          sets_41;
    reg   [42:0] product_42;
    reg   [42:0] product_43;
    reg   [23:0] bytes_44;
    reg   [23:0] window_45;
    wire   [2:0] late_ccc_at_43_q;
    reg   [23:0] window_46_cwnd;
    reg   [39:0] window_46_rate;
    wire         sets_at_45_q;
    wire  [39:0] rates_at_45_q;
    wire  [23:0] windows_word_cwnd;
    wire  [39:0] windows_word_rate;
    wire   [2:0] windows_at;
    wire         windows_valid;
    wire  [31:0] removed_at_46_q;
    wire         state_later_at_47_q_known;
    wire   [2:0] state_later_at_47_q_count;
    wire  [27:0] state_later_at_47_q_load;
    wire  [39:0] state_later_at_47_q_committed;
    wire   [7:0] state_later_at_47_q_stage;
    wire  [31:0] state_later_at_47_q_last_update;
    reg   [23:0] window_47_cwnd;
    reg   [39:0] window_47_rate;
    wire   [2:0] limit_ccc_at_47_q;
    reg   [31:0] limit;
    reg          is_small;
    (* no_rw_check *)
    reg  [304:0] samples [0:7];
    (* no_rw_check *)
    reg  [111:0] states [0:7];

    wire        is_busy_term = (taken_1 && ccc_2 == ccc_1) || (taken_2 && ccc_3 == ccc_1);
    wire        is_busy_term_2 = is_busy_term || (taken_3 && ccc_4 == ccc_1);
    wire        is_busy_term_3 = is_busy_term_2 || (taken_4 && ccc_5 == ccc_1);
    wire        is_busy_term_4 = is_busy_term_3 || (taken_5 && ccc_6 == ccc_1);
    wire        is_busy_term_5 = is_busy_term_4 || (taken_6 && ccc_7 == ccc_1);
    wire        is_busy_term_6 = is_busy_term_5 || (taken_7 && ccc_8 == ccc_1);
    wire        is_busy_term_7 = is_busy_term_6 || (taken_8 && ccc_9 == ccc_1);
    wire        is_busy_term_8 = is_busy_term_7 || (taken_9 && ccc_10 == ccc_1);
    wire        is_busy_term_9 = is_busy_term_8 || (taken_10 && ccc_11 == ccc_1);
    wire        is_busy_term_10 = is_busy_term_9 || (taken_11 && ccc_12 == ccc_1);
    wire        is_busy_term_11 = is_busy_term_10 || (taken_12 && ccc_13 == ccc_1);
    wire        is_busy_term_12 = is_busy_term_11 || (taken_13 && ccc_14 == ccc_1);
    wire        is_busy_term_13 = is_busy_term_12 || (taken_14 && ccc_15 == ccc_1);
    wire        is_busy_term_14 = is_busy_term_13 || (taken_15 && ccc_16 == ccc_1);
    wire        is_busy_term_15 = is_busy_term_14 || (taken_16 && ccc_17 == ccc_1);
    wire        is_busy_term_16 = is_busy_term_15 || (taken_17 && ccc_18 == ccc_1);
    wire        is_busy_term_17 = is_busy_term_16 || (taken_18 && ccc_19 == ccc_1);
    wire        is_busy_term_18 = is_busy_term_17 || (taken_19 && ccc_20 == ccc_1);
    wire        is_busy_term_19 = is_busy_term_18 || (taken_20 && ccc_21 == ccc_1);
    wire        is_busy_term_20 = is_busy_term_19 || (taken_21 && ccc_22 == ccc_1);
    wire        is_busy_term_21 = is_busy_term_20 || (taken_22 && ccc_23 == ccc_1);
    wire        is_busy_term_22 = is_busy_term_21 || (taken_23 && ccc_24 == ccc_1);
    wire        is_busy_term_23 = is_busy_term_22 || (taken_24 && ccc_25 == ccc_1);
    wire        is_busy_term_24 = is_busy_term_23 || (taken_25 && ccc_26 == ccc_1);
    wire        is_busy_term_25 = is_busy_term_24 || (taken_26 && ccc_27 == ccc_1);
    wire        is_busy_term_26 = is_busy_term_25 || (taken_27 && ccc_28 == ccc_1);
    wire        is_busy_term_27 = is_busy_term_26 || (taken_28 && ccc_29 == ccc_1);
    wire        is_busy_term_28 = is_busy_term_27 || (taken_29 && ccc_30 == ccc_1);
    wire        is_busy_term_29 = is_busy_term_28 || (taken_30 && ccc_31 == ccc_1);
    wire        is_busy_term_30 = is_busy_term_29 || (taken_31 && ccc_32 == ccc_1);
    wire        is_busy_term_31 = is_busy_term_30 || (taken_32 && ccc_33 == ccc_1);
    wire        is_busy_term_32 = is_busy_term_31 || (taken_33 && ccc_34 == ccc_1);
    wire        is_busy_term_33 = is_busy_term_32 || (taken_34 && ccc_35 == ccc_1);
    wire        is_busy_term_34 = is_busy_term_33 || (taken_35 && ccc_36 == ccc_1);
    wire        is_busy_term_35 = is_busy_term_34 || (taken_36 && ccc_37 == ccc_1);
    wire        is_busy_term_36 = is_busy_term_35 || (taken_37 && ccc_38 == ccc_1);
    wire        is_busy_term_37 = is_busy_term_36 || (taken_38 && ccc_39 == ccc_1);
    wire        is_busy_term_38 = is_busy_term_37 || (taken_39 && ccc_40 == ccc_1);
    wire        is_busy_term_39 = is_busy_term_38 || (taken_40 && ccc_41 == ccc_1);
    wire        is_busy = is_busy_term_39 || (taken_41 && ccc_42 == ccc_1);
    wire        hears = is_sample_1 && !is_busy && !steps_at_1_q_start;
    wire        takes = hears || steps_at_1_q_start;
    wire        commits = is_full_at_40_q;
    wire [23:0] windows_now_cwnd = windows_word_cwnd;
    wire [39:0] windows_now_rate = windows_word_rate;
    wire        steps_at_2_d_start_term = event_kind == EVENT_KIND_START && event_valid;
    wire        steps_at_2_d_idle_term = event_kind == EVENT_KIND_IDLE && event_valid;
    wire        steps_at_2_d_sent_term = event_kind == EVENT_KIND_SENT && event_valid;
    wire        steps_at_2_d_adds_term = (event_kind == EVENT_KIND_SENT || event_kind == EVENT_KIND_READD) && event_valid;
    wire        steps_at_2_d_removes_term = event_kind == EVENT_KIND_ACK || event_kind == EVENT_KIND_PROBE_ACK;
    wire        steps_at_2_d_removes_term_2 = steps_at_2_d_removes_term || event_kind == EVENT_KIND_NACK_TRIM || event_kind == EVENT_KIND_NACK_LAST_HOP;
    wire        steps_at_2_d_removes_term_3 = steps_at_2_d_removes_term_2 || event_kind == EVENT_KIND_NACK_OTHER || event_kind == EVENT_KIND_TIMEOUT;
    wire        steps_at_2_d_removes_term_4 = steps_at_2_d_removes_term_3 || event_kind == EVENT_KIND_INFERRED || event_kind == EVENT_KIND_WITHDRAWN;
    wire        steps_at_2_d_removes_term_5 = steps_at_2_d_removes_term_4 && event_valid;
    wire        steps_at_2_d_ack_term = steps_at_2_d_removes_term && event_valid;
    wire        steps_at_2_d_probe_term = event_kind == EVENT_KIND_PROBE_ACK && event_valid;
    wire        steps_at_2_d_trim_term = (event_kind == EVENT_KIND_NACK_TRIM || event_kind == EVENT_KIND_NACK_LAST_HOP) && event_valid;
    wire        steps_at_2_d_last_hop_term = event_kind == EVENT_KIND_NACK_LAST_HOP && event_valid;
    wire        steps_at_2_d_timeout_term = event_kind == EVENT_KIND_TIMEOUT && event_valid;
    wire [23:0] windows_next_cwnd_choice = sets_at_45_q ? window_45 : windows_now_cwnd;
    wire [39:0] windows_next_rate_choice = sets_at_45_q ? rates_at_45_q : windows_now_rate;
    wire        last_update_5_term = (is_full_4 || !follows_at_4_q) && moves_4;
    wire  [7:0] state_41_stage_choice = commits ? (by_load_cuts ? 8'd0 : stage_at_40_q + 8'd1) : stage_at_40_q;
    wire        window_45_below = bytes_44 < {7'd0, registers_min_window};

    delay_w10_c2 steps_at_2 (
        .clk        (clk),
        .d_start    (steps_at_2_d_start_term),
        .d_idle     (steps_at_2_d_idle_term),
        .d_sent     (steps_at_2_d_sent_term),
        .d_adds     (steps_at_2_d_adds_term),
        .d_removes  (steps_at_2_d_removes_term_5),
        .d_ack      (steps_at_2_d_ack_term),
        .d_probe    (steps_at_2_d_probe_term),
        .d_trim     (steps_at_2_d_trim_term),
        .d_last_hop (steps_at_2_d_last_hop_term),
        .d_timeout  (steps_at_2_d_timeout_term),
        .q_start    (steps_at_2_q_start),
        .q_idle     (steps_at_2_q_idle),
        .q_sent     (steps_at_2_q_sent),
        .q_adds     (steps_at_2_q_adds),
        .q_removes  (steps_at_2_q_removes),
        .q_ack      (steps_at_2_q_ack),
        .q_probe    (steps_at_2_q_probe),
        .q_trim     (steps_at_2_q_trim),
        .q_last_hop (steps_at_2_q_last_hop),
        .q_timeout  (steps_at_2_q_timeout)
    );

    delay_w32_c2 whole_bytes_at_2 (
        .clk (clk),
        .d   (event_bytes),
        .q   (whole_bytes_at_2_q)
    );

    nscc_flight_n8 in_flight (
        .clk            (clk),
        .rst            (rst),
        .enable         (event_valid),
        .ccc            (event_ccc),
        .steps_start    (steps_at_2_q_start),
        .steps_idle     (steps_at_2_q_idle),
        .steps_sent     (steps_at_2_q_sent),
        .steps_adds     (steps_at_2_q_adds),
        .steps_removes  (steps_at_2_q_removes),
        .steps_ack      (steps_at_2_q_ack),
        .steps_probe    (steps_at_2_q_probe),
        .steps_trim     (steps_at_2_q_trim),
        .steps_last_hop (steps_at_2_q_last_hop),
        .steps_timeout  (steps_at_2_q_timeout),
        .bytes          (whole_bytes_at_2_q),
        .seen           (in_flight_seen),
        .after          (in_flight_after),
        .removed        (in_flight_removed)
    );

    delay_w10_c1 steps_at_1 (
        .clk        (clk),
        .d_start    (steps_at_2_d_start_term),
        .d_idle     (steps_at_2_d_idle_term),
        .d_sent     (steps_at_2_d_sent_term),
        .d_adds     (steps_at_2_d_adds_term),
        .d_removes  (steps_at_2_d_removes_term_5),
        .d_ack      (steps_at_2_d_ack_term),
        .d_probe    (steps_at_2_d_probe_term),
        .d_trim     (steps_at_2_d_trim_term),
        .d_last_hop (steps_at_2_d_last_hop_term),
        .d_timeout  (steps_at_2_d_timeout_term),
        .q_start    (steps_at_1_q_start),
        .q_idle     (steps_at_1_q_idle),
        .q_sent     (steps_at_1_q_sent),
        .q_adds     (steps_at_1_q_adds),
        .q_removes  (steps_at_1_q_removes),
        .q_ack      (steps_at_1_q_ack),
        .q_probe    (steps_at_1_q_probe),
        .q_trim     (steps_at_1_q_trim),
        .q_last_hop (steps_at_1_q_last_hop),
        .q_timeout  (steps_at_1_q_timeout)
    );

    delay_w305_c2 hops_at_2 (
        .clk       (clk),
        .d_0_time  (sample_hops_0_time),
        .d_0_bytes (sample_hops_0_bytes),
        .d_0_queue (sample_hops_0_queue),
        .d_1_time  (sample_hops_1_time),
        .d_1_bytes (sample_hops_1_bytes),
        .d_1_queue (sample_hops_1_queue),
        .d_2_time  (sample_hops_2_time),
        .d_2_bytes (sample_hops_2_bytes),
        .d_2_queue (sample_hops_2_queue),
        .d_3_time  (sample_hops_3_time),
        .d_3_bytes (sample_hops_3_bytes),
        .d_3_queue (sample_hops_3_queue),
        .d_4_time  (sample_hops_4_time),
        .d_4_bytes (sample_hops_4_bytes),
        .d_4_queue (sample_hops_4_queue),
        .q_0_time  (hops_at_2_q_0_time),
        .q_0_bytes (hops_at_2_q_0_bytes),
        .q_0_queue (hops_at_2_q_0_queue),
        .q_1_time  (hops_at_2_q_1_time),
        .q_1_bytes (hops_at_2_q_1_bytes),
        .q_1_queue (hops_at_2_q_1_queue),
        .q_2_time  (hops_at_2_q_2_time),
        .q_2_bytes (hops_at_2_q_2_bytes),
        .q_2_queue (hops_at_2_q_2_queue),
        .q_3_time  (hops_at_2_q_3_time),
        .q_3_bytes (hops_at_2_q_3_bytes),
        .q_3_queue (hops_at_2_q_3_queue),
        .q_4_time  (hops_at_2_q_4_time),
        .q_4_bytes (hops_at_2_q_4_bytes),
        .q_4_queue (hops_at_2_q_4_queue)
    );

    delay_w3_c2 count_at_2 (
        .clk (clk),
        .d   (sample_count),
        .q   (count_at_2_q)
    );

    hpcc_hop_load hop_0 (
        .clk          (clk),
        .before_time  (before_2_0_time),
        .before_bytes (before_2_0_bytes),
        .before_queue (before_2_0_queue),
        .now_time     (hops_at_2_q_0_time),
        .now_bytes    (hops_at_2_q_0_bytes),
        .now_queue    (hops_at_2_q_0_queue),
        .present      (count_at_2_q > 3'd0),
        .bytes_scale  (registers_bytes_scale),
        .queue_scale  (registers_queue_scale),
        .load         (hop_0_load),
        .tau          (hop_0_tau),
        .counts       (hop_0_counts)
    );

    hpcc_hop_load hop_1 (
        .clk          (clk),
        .before_time  (before_2_1_time),
        .before_bytes (before_2_1_bytes),
        .before_queue (before_2_1_queue),
        .now_time     (hops_at_2_q_1_time),
        .now_bytes    (hops_at_2_q_1_bytes),
        .now_queue    (hops_at_2_q_1_queue),
        .present      (count_at_2_q > 3'd1),
        .bytes_scale  (registers_bytes_scale),
        .queue_scale  (registers_queue_scale),
        .load         (hop_1_load),
        .tau          (hop_1_tau),
        .counts       (hop_1_counts)
    );

    hpcc_hop_load hop_2 (
        .clk          (clk),
        .before_time  (before_2_2_time),
        .before_bytes (before_2_2_bytes),
        .before_queue (before_2_2_queue),
        .now_time     (hops_at_2_q_2_time),
        .now_bytes    (hops_at_2_q_2_bytes),
        .now_queue    (hops_at_2_q_2_queue),
        .present      (count_at_2_q > 3'd2),
        .bytes_scale  (registers_bytes_scale),
        .queue_scale  (registers_queue_scale),
        .load         (hop_2_load),
        .tau          (hop_2_tau),
        .counts       (hop_2_counts)
    );

    hpcc_hop_load hop_3 (
        .clk          (clk),
        .before_time  (before_2_3_time),
        .before_bytes (before_2_3_bytes),
        .before_queue (before_2_3_queue),
        .now_time     (hops_at_2_q_3_time),
        .now_bytes    (hops_at_2_q_3_bytes),
        .now_queue    (hops_at_2_q_3_queue),
        .present      (count_at_2_q > 3'd3),
        .bytes_scale  (registers_bytes_scale),
        .queue_scale  (registers_queue_scale),
        .load         (hop_3_load),
        .tau          (hop_3_tau),
        .counts       (hop_3_counts)
    );

    hpcc_hop_load hop_4 (
        .clk          (clk),
        .before_time  (before_2_4_time),
        .before_bytes (before_2_4_bytes),
        .before_queue (before_2_4_queue),
        .now_time     (hops_at_2_q_4_time),
        .now_bytes    (hops_at_2_q_4_bytes),
        .now_queue    (hops_at_2_q_4_queue),
        .present      (count_at_2_q > 3'd4),
        .bytes_scale  (registers_bytes_scale),
        .queue_scale  (registers_queue_scale),
        .load         (hop_4_load),
        .tau          (hop_4_tau),
        .counts       (hop_4_counts)
    );

    hpcc_most_loaded most (
        .clk           (clk),
        .hops_0_load   (hop_0_load),
        .hops_0_tau    (hop_0_tau),
        .hops_0_counts (hop_0_counts),
        .hops_1_load   (hop_1_load),
        .hops_1_tau    (hop_1_tau),
        .hops_1_counts (hop_1_counts),
        .hops_2_load   (hop_2_load),
        .hops_2_tau    (hop_2_tau),
        .hops_2_counts (hop_2_counts),
        .hops_3_load   (hop_3_load),
        .hops_3_tau    (hop_3_tau),
        .hops_3_counts (hop_3_counts),
        .hops_4_load   (hop_4_load),
        .hops_4_tau    (hop_4_tau),
        .hops_4_counts (hop_4_counts),
        .most_load     (most_most_load),
        .most_tau      (most_most_tau),
        .most_counts   (most_most_counts)
    );

    delay_w28_c18 load_before_at_20 (
        .clk (clk),
        .d   (was_2_load),
        .q   (load_before_at_20_q)
    );

    delay_w40_c18 committed_at_20 (
        .clk (clk),
        .d   (was_2_committed),
        .q   (committed_at_20_q)
    );

    delay_w8_c18 stage_at_20 (
        .clk (clk),
        .d   (was_2_stage),
        .q   (stage_at_20_q)
    );

    hpcc_rate by_load (
        .clk                    (clk),
        .most_load              (most_most_load),
        .most_tau               (most_most_tau),
        .most_counts            (most_most_counts),
        .load_before            (load_before_at_20_q),
        .committed              (committed_at_20_q),
        .stage                  (stage_at_20_q),
        .registers_link_rate    (registers_link_rate),
        .registers_least_rate   (registers_least_rate),
        .registers_additive     (registers_additive),
        .registers_eta          (registers_eta),
        .registers_max_stage    (registers_max_stage),
        .registers_base_rtt     (registers_base_rtt),
        .registers_rtt_share    (registers_rtt_share),
        .registers_bytes_scale  (registers_bytes_scale),
        .registers_queue_scale  (registers_queue_scale),
        .registers_window_scale (registers_window_scale),
        .registers_min_window   (registers_min_window),
        .registers_max_window   (registers_max_window),
        .registers_ack_trigger  (registers_ack_trigger),
        .load                   (by_load_load),
        .rate                   (by_load_rate),
        .cuts                   (by_load_cuts)
    );

    delay_w32_c2 sequence_at_2 (
        .clk (clk),
        .d   (sample_sequence),
        .q   (sequence_at_2_q)
    );

    delay_w32_c2 next_to_send_at_2 (
        .clk (clk),
        .d   (sample_next_to_send),
        .q   (next_to_send_at_2_q)
    );

    delay_w1_c1 follows_at_4 (
        .clk (clk),
        .d   (follows_3),
        .q   (follows_at_4_q)
    );

    delay_w32_c2 next_to_send_at_4 (
        .clk (clk),
        .d   (next_to_send_at_2_q),
        .q   (next_to_send_at_4_q)
    );

    delay_w32_c1 last_update_before_at_4 (
        .clk (clk),
        .d   (last_update_3),
        .q   (last_update_before_at_4_q)
    );

    delay_w1_c36 is_full_at_40 (
        .clk (clk),
        .d   (is_full_4),
        .q   (is_full_at_40_q)
    );

    delay_w8_c20 stage_at_40 (
        .clk (clk),
        .d   (stage_at_20_q),
        .q   (stage_at_40_q)
    );

    delay_w1_c39 begins_at_40 (
        .clk (clk),
        .d   (steps_at_1_q_start),
        .q   (begins_at_40_q)
    );

    delay_w1_c36 follows_at_40 (
        .clk (clk),
        .d   (follows_at_4_q),
        .q   (follows_at_40_q)
    );

    delay_w28_c13 load_at_40 (
        .clk (clk),
        .d   (by_load_load),
        .q   (load_at_40_q)
    );

    delay_w28_c38 kept_load_at_40 (
        .clk (clk),
        .d   (was_2_load),
        .q   (kept_load_at_40_q)
    );

    delay_w3_c38 count_at_40 (
        .clk (clk),
        .d   (count_at_2_q),
        .q   (count_at_40_q)
    );

    delay_w40_c20 committed_at_40 (
        .clk (clk),
        .d   (committed_at_20_q),
        .q   (committed_at_40_q)
    );

    delay_w32_c35 last_update_at_40 (
        .clk (clk),
        .d   (last_update_5),
        .q   (last_update_at_40_q)
    );

    delay_w1_c1 begins_at_41 (
        .clk (clk),
        .d   (begins_at_40_q),
        .q   (begins_at_41_q)
    );

    delay_w3_c2 late_ccc_at_43 (
        .clk (clk),
        .d   (ccc_41),
        .q   (late_ccc_at_43_q)
    );

    delay_w1_c4 sets_at_45 (
        .clk (clk),
        .d   (sets_41),
        .q   (sets_at_45_q)
    );

    delay_w40_c4 rates_at_45 (
        .clk (clk),
        .d   (rate_41),
        .q   (rates_at_45_q)
    );

    forwarding_ram_w64_d8_l2 windows (
        .clk       (clk),
        .rst       (rst),
        .addr      (late_ccc_at_43_q),
        .enable    (valid_43),
        .next_cwnd (windows_next_cwnd_choice),
        .next_rate (windows_next_rate_choice),
        .write     (1'b1),
        .word_cwnd (windows_word_cwnd),
        .word_rate (windows_word_rate),
        .at        (windows_at),
        .valid     (windows_valid)
    );

    delay_w32_c43 removed_at_46 (
        .clk (clk),
        .d   (in_flight_removed),
        .q   (removed_at_46_q)
    );

    delay_w112_c6 state_later_at_47 (
        .clk           (clk),
        .d_known       (state_41_known),
        .d_count       (state_41_count),
        .d_load        (state_41_load),
        .d_committed   (state_41_committed),
        .d_stage       (state_41_stage),
        .d_last_update (state_41_last_update),
        .q_known       (state_later_at_47_q_known),
        .q_count       (state_later_at_47_q_count),
        .q_load        (state_later_at_47_q_load),
        .q_committed   (state_later_at_47_q_committed),
        .q_stage       (state_later_at_47_q_stage),
        .q_last_update (state_later_at_47_q_last_update)
    );

    delay_w3_c4 limit_ccc_at_47 (
        .clk (clk),
        .d   (late_ccc_at_43_q),
        .q   (limit_ccc_at_47_q)
    );

    always @(posedge clk) begin
        samples_rdata <= samples[event_ccc];
        if (hears_1) samples[ccc_2] <= {
        hops_at_2_q_4_time,
        hops_at_2_q_4_bytes,
        hops_at_2_q_4_queue,
        hops_at_2_q_3_time,
        hops_at_2_q_3_bytes,
        hops_at_2_q_3_queue,
        hops_at_2_q_2_time,
        hops_at_2_q_2_bytes,
        hops_at_2_q_2_queue,
        hops_at_2_q_1_time,
        hops_at_2_q_1_bytes,
        hops_at_2_q_1_queue,
        hops_at_2_q_0_time,
        hops_at_2_q_0_bytes,
        hops_at_2_q_0_queue
    };
    end

    always @(posedge clk) begin
        states_rdata <= states[event_ccc];
        if (hears_40 || begins_at_41_q) states[ccc_41] <= {
        state_41_known,
        state_41_count,
        state_41_load,
        state_41_committed,
        state_41_stage,
        state_41_last_update
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            valid_7 <= 1'b0;
            valid_8 <= 1'b0;
            valid_9 <= 1'b0;
            valid_10 <= 1'b0;
            valid_11 <= 1'b0;
            valid_12 <= 1'b0;
            valid_13 <= 1'b0;
            valid_14 <= 1'b0;
            valid_15 <= 1'b0;
            valid_16 <= 1'b0;
            valid_17 <= 1'b0;
            valid_18 <= 1'b0;
            valid_19 <= 1'b0;
            valid_20 <= 1'b0;
            valid_21 <= 1'b0;
            valid_22 <= 1'b0;
            valid_23 <= 1'b0;
            valid_24 <= 1'b0;
            valid_25 <= 1'b0;
            valid_26 <= 1'b0;
            valid_27 <= 1'b0;
            valid_28 <= 1'b0;
            valid_29 <= 1'b0;
            valid_30 <= 1'b0;
            valid_31 <= 1'b0;
            valid_32 <= 1'b0;
            valid_33 <= 1'b0;
            valid_34 <= 1'b0;
            valid_35 <= 1'b0;
            valid_36 <= 1'b0;
            valid_37 <= 1'b0;
            valid_38 <= 1'b0;
            valid_39 <= 1'b0;
            valid_40 <= 1'b0;
            valid_41 <= 1'b0;
            valid_42 <= 1'b0;
            valid_43 <= 1'b0;
            valid_44 <= 1'b0;
            valid_45 <= 1'b0;
            valid_46 <= 1'b0;
            valid_47 <= 1'b0;
            is_sample_1 <= 1'b0;
            taken_1 <= 1'b0;
            taken_2 <= 1'b0;
            taken_3 <= 1'b0;
            taken_4 <= 1'b0;
            taken_5 <= 1'b0;
            taken_6 <= 1'b0;
            taken_7 <= 1'b0;
            taken_8 <= 1'b0;
            taken_9 <= 1'b0;
            taken_10 <= 1'b0;
            taken_11 <= 1'b0;
            taken_12 <= 1'b0;
            taken_13 <= 1'b0;
            taken_14 <= 1'b0;
            taken_15 <= 1'b0;
            taken_16 <= 1'b0;
            taken_17 <= 1'b0;
            taken_18 <= 1'b0;
            taken_19 <= 1'b0;
            taken_20 <= 1'b0;
            taken_21 <= 1'b0;
            taken_22 <= 1'b0;
            taken_23 <= 1'b0;
            taken_24 <= 1'b0;
            taken_25 <= 1'b0;
            taken_26 <= 1'b0;
            taken_27 <= 1'b0;
            taken_28 <= 1'b0;
            taken_29 <= 1'b0;
            taken_30 <= 1'b0;
            taken_31 <= 1'b0;
            taken_32 <= 1'b0;
            taken_33 <= 1'b0;
            taken_34 <= 1'b0;
            taken_35 <= 1'b0;
            taken_36 <= 1'b0;
            taken_37 <= 1'b0;
            taken_38 <= 1'b0;
            taken_39 <= 1'b0;
            taken_40 <= 1'b0;
            taken_41 <= 1'b0;
            hears_1 <= 1'b0;
            hears_2 <= 1'b0;
            hears_3 <= 1'b0;
            hears_4 <= 1'b0;
            hears_5 <= 1'b0;
            hears_6 <= 1'b0;
            hears_7 <= 1'b0;
            hears_8 <= 1'b0;
            hears_9 <= 1'b0;
            hears_10 <= 1'b0;
            hears_11 <= 1'b0;
            hears_12 <= 1'b0;
            hears_13 <= 1'b0;
            hears_14 <= 1'b0;
            hears_15 <= 1'b0;
            hears_16 <= 1'b0;
            hears_17 <= 1'b0;
            hears_18 <= 1'b0;
            hears_19 <= 1'b0;
            hears_20 <= 1'b0;
            hears_21 <= 1'b0;
            hears_22 <= 1'b0;
            hears_23 <= 1'b0;
            hears_24 <= 1'b0;
            hears_25 <= 1'b0;
            hears_26 <= 1'b0;
            hears_27 <= 1'b0;
            hears_28 <= 1'b0;
            hears_29 <= 1'b0;
            hears_30 <= 1'b0;
            hears_31 <= 1'b0;
            hears_32 <= 1'b0;
            hears_33 <= 1'b0;
            hears_34 <= 1'b0;
            hears_35 <= 1'b0;
            hears_36 <= 1'b0;
            hears_37 <= 1'b0;
            hears_38 <= 1'b0;
            hears_39 <= 1'b0;
            hears_40 <= 1'b0;
            hears_41 <= 1'b0;
            hears_42 <= 1'b0;
            hears_43 <= 1'b0;
            hears_44 <= 1'b0;
            hears_45 <= 1'b0;
            hears_46 <= 1'b0;
        end else begin
            valid_1 <= event_valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            valid_7 <= valid_6;
            valid_8 <= valid_7;
            valid_9 <= valid_8;
            valid_10 <= valid_9;
            valid_11 <= valid_10;
            valid_12 <= valid_11;
            valid_13 <= valid_12;
            valid_14 <= valid_13;
            valid_15 <= valid_14;
            valid_16 <= valid_15;
            valid_17 <= valid_16;
            valid_18 <= valid_17;
            valid_19 <= valid_18;
            valid_20 <= valid_19;
            valid_21 <= valid_20;
            valid_22 <= valid_21;
            valid_23 <= valid_22;
            valid_24 <= valid_23;
            valid_25 <= valid_24;
            valid_26 <= valid_25;
            valid_27 <= valid_26;
            valid_28 <= valid_27;
            valid_29 <= valid_28;
            valid_30 <= valid_29;
            valid_31 <= valid_30;
            valid_32 <= valid_31;
            valid_33 <= valid_32;
            valid_34 <= valid_33;
            valid_35 <= valid_34;
            valid_36 <= valid_35;
            valid_37 <= valid_36;
            valid_38 <= valid_37;
            valid_39 <= valid_38;
            valid_40 <= valid_39;
            valid_41 <= valid_40;
            valid_42 <= valid_41;
            valid_43 <= valid_42;
            valid_44 <= valid_43;
            valid_45 <= valid_44;
            valid_46 <= valid_45;
            valid_47 <= valid_46;
            is_sample_1 <= sample_valid && event_valid;
            taken_1 <= takes;
            taken_2 <= taken_1;
            taken_3 <= taken_2;
            taken_4 <= taken_3;
            taken_5 <= taken_4;
            taken_6 <= taken_5;
            taken_7 <= taken_6;
            taken_8 <= taken_7;
            taken_9 <= taken_8;
            taken_10 <= taken_9;
            taken_11 <= taken_10;
            taken_12 <= taken_11;
            taken_13 <= taken_12;
            taken_14 <= taken_13;
            taken_15 <= taken_14;
            taken_16 <= taken_15;
            taken_17 <= taken_16;
            taken_18 <= taken_17;
            taken_19 <= taken_18;
            taken_20 <= taken_19;
            taken_21 <= taken_20;
            taken_22 <= taken_21;
            taken_23 <= taken_22;
            taken_24 <= taken_23;
            taken_25 <= taken_24;
            taken_26 <= taken_25;
            taken_27 <= taken_26;
            taken_28 <= taken_27;
            taken_29 <= taken_28;
            taken_30 <= taken_29;
            taken_31 <= taken_30;
            taken_32 <= taken_31;
            taken_33 <= taken_32;
            taken_34 <= taken_33;
            taken_35 <= taken_34;
            taken_36 <= taken_35;
            taken_37 <= taken_36;
            taken_38 <= taken_37;
            taken_39 <= taken_38;
            taken_40 <= taken_39;
            taken_41 <= taken_40;
            hears_1 <= hears;
            hears_2 <= hears_1;
            hears_3 <= hears_2;
            hears_4 <= hears_3;
            hears_5 <= hears_4;
            hears_6 <= hears_5;
            hears_7 <= hears_6;
            hears_8 <= hears_7;
            hears_9 <= hears_8;
            hears_10 <= hears_9;
            hears_11 <= hears_10;
            hears_12 <= hears_11;
            hears_13 <= hears_12;
            hears_14 <= hears_13;
            hears_15 <= hears_14;
            hears_16 <= hears_15;
            hears_17 <= hears_16;
            hears_18 <= hears_17;
            hears_19 <= hears_18;
            hears_20 <= hears_19;
            hears_21 <= hears_20;
            hears_22 <= hears_21;
            hears_23 <= hears_22;
            hears_24 <= hears_23;
            hears_25 <= hears_24;
            hears_26 <= hears_25;
            hears_27 <= hears_26;
            hears_28 <= hears_27;
            hears_29 <= hears_28;
            hears_30 <= hears_29;
            hears_31 <= hears_30;
            hears_32 <= hears_31;
            hears_33 <= hears_32;
            hears_34 <= hears_33;
            hears_35 <= hears_34;
            hears_36 <= hears_35;
            hears_37 <= hears_36;
            hears_38 <= hears_37;
            hears_39 <= hears_38;
            hears_40 <= hears_39;
            hears_41 <= hears_40;
            hears_42 <= hears_41;
            hears_43 <= hears_42;
            hears_44 <= hears_43;
            hears_45 <= hears_44;
            hears_46 <= hears_45;
        end
    end

    always @(posedge clk) begin
        ccc_1 <= event_ccc;
        ccc_2 <= ccc_1;
        ccc_3 <= ccc_2;
        ccc_4 <= ccc_3;
        ccc_5 <= ccc_4;
        ccc_6 <= ccc_5;
        ccc_7 <= ccc_6;
        ccc_8 <= ccc_7;
        ccc_9 <= ccc_8;
        ccc_10 <= ccc_9;
        ccc_11 <= ccc_10;
        ccc_12 <= ccc_11;
        ccc_13 <= ccc_12;
        ccc_14 <= ccc_13;
        ccc_15 <= ccc_14;
        ccc_16 <= ccc_15;
        ccc_17 <= ccc_16;
        ccc_18 <= ccc_17;
        ccc_19 <= ccc_18;
        ccc_20 <= ccc_19;
        ccc_21 <= ccc_20;
        ccc_22 <= ccc_21;
        ccc_23 <= ccc_22;
        ccc_24 <= ccc_23;
        ccc_25 <= ccc_24;
        ccc_26 <= ccc_25;
        ccc_27 <= ccc_26;
        ccc_28 <= ccc_27;
        ccc_29 <= ccc_28;
        ccc_30 <= ccc_29;
        ccc_31 <= ccc_30;
        ccc_32 <= ccc_31;
        ccc_33 <= ccc_32;
        ccc_34 <= ccc_33;
        ccc_35 <= ccc_34;
        ccc_36 <= ccc_35;
        ccc_37 <= ccc_36;
        ccc_38 <= ccc_37;
        ccc_39 <= ccc_38;
        ccc_40 <= ccc_39;
        ccc_41 <= ccc_40;
        ccc_42 <= ccc_41;
        before_2_0_time <= samples_rdata[60:37];
        before_2_0_bytes <= samples_rdata[36:17];
        before_2_0_queue <= samples_rdata[16:0];
        before_2_1_time <= samples_rdata[121:98];
        before_2_1_bytes <= samples_rdata[97:78];
        before_2_1_queue <= samples_rdata[77:61];
        before_2_2_time <= samples_rdata[182:159];
        before_2_2_bytes <= samples_rdata[158:139];
        before_2_2_queue <= samples_rdata[138:122];
        before_2_3_time <= samples_rdata[243:220];
        before_2_3_bytes <= samples_rdata[219:200];
        before_2_3_queue <= samples_rdata[199:183];
        before_2_4_time <= samples_rdata[304:281];
        before_2_4_bytes <= samples_rdata[280:261];
        before_2_4_queue <= samples_rdata[260:244];
        was_2_known <= states_rdata[111];
        was_2_count <= states_rdata[110:108];
        was_2_load <= states_rdata[107:80];
        was_2_committed <= states_rdata[79:40];
        was_2_stage <= states_rdata[39:32];
        was_2_last_update <= states_rdata[31:0];
        follows_3 <= was_2_known && was_2_count == count_at_2_q;
        covers <= sequence_at_2_q - was_2_last_update;
        later <= next_to_send_at_2_q - was_2_last_update;
        is_full_4 <= !covers[31] && (|covers) && follows_3;
        moves_4 <= !follows_3 || !later[31];
        last_update_3 <= was_2_last_update;
        last_update_5 <= last_update_5_term ? next_to_send_at_4_q : last_update_before_at_4_q;
        state_41_known <= !begins_at_40_q;
        state_41_count <= count_at_40_q;
        state_41_load <= begins_at_40_q ? 28'h100000 : follows_at_40_q ? load_at_40_q : kept_load_at_40_q;
        state_41_committed <= begins_at_40_q ? registers_link_rate : commits ? by_load_rate : committed_at_40_q;
        state_41_stage <= state_41_stage_choice & {8{!begins_at_40_q}};
        state_41_last_update <= last_update_at_40_q;
        rate_41 <= begins_at_40_q ? registers_link_rate : by_load_rate;
        sets_41 <= begins_at_40_q || (hears_39 && follows_at_40_q);
        product_42 <= {17'd0, rate_41[39:14]} * {26'd0, registers_window_scale};
        product_43 <= product_42;
        bytes_44 <= product_43[42] ? {24{1'b1}} : product_43[41:18];
        window_45 <= window_45_below ? {7'd0, registers_min_window} : bytes_44;
        window_46_cwnd <= windows_next_cwnd_choice;
        window_46_rate <= windows_next_rate_choice;
        window_47_cwnd <= window_46_cwnd;
        window_47_rate <= window_46_rate;
        limit <= {8'd0, window_46_cwnd} + removed_at_46_q;
        is_small <= window_46_cwnd < {4'd0, registers_ack_trigger};
    end

    assign limit_valid = valid_47;
    assign limit_ccc = limit_ccc_at_47_q;
    assign limit_window = limit;
    assign limit_cwnd = window_47_cwnd;
    assign limit_max_window = registers_max_window;
    assign limit_small = is_small;
    assign outcome_heard = hears_46;
    assign outcome_rate = window_47_rate;
    assign outcome_committed = state_later_at_47_q_committed;
    assign outcome_stage = state_later_at_47_q_stage;
    assign outcome_load = state_later_at_47_q_load;
    assign outcome_last_update = state_later_at_47_q_last_update;

    wire _unused_ok = &{1'b0, event_rtt_valid, event_rtt, event_keeps_base, event_ecn, event_penalty, event_restores, event_now, in_flight_seen, in_flight_after, steps_at_1_q_idle, steps_at_1_q_sent, steps_at_1_q_adds, steps_at_1_q_removes, steps_at_1_q_ack, steps_at_1_q_probe, steps_at_1_q_trim, steps_at_1_q_last_hop, steps_at_1_q_timeout, later[30:0], product_43[17:0], windows_at, windows_valid, state_later_at_47_q_known, state_later_at_47_q_count};

endmodule

`default_nettype wire
