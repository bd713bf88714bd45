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

    reg    [2:0] ccc_0;
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
    reg   [40:0] taken;
    reg          steps_hear_start;
    reg          steps_hear_idle;
    reg          steps_hear_sent;
    reg          steps_hear_adds;
    reg          steps_hear_removes;
    reg          steps_hear_ack;
    reg          steps_hear_probe;
    reg          steps_hear_trim;
    reg          steps_hear_last_hop;
    reg          steps_hear_timeout;
    reg          is_sample_hear;
    reg  [304:0] samples_rdata;
    reg  [111:0] states_rdata;
    reg          hears_words;
    reg   [23:0] hops_hear_0_time;
    reg   [19:0] hops_hear_0_bytes;
    reg   [16:0] hops_hear_0_queue;
    reg   [23:0] hops_hear_1_time;
    reg   [19:0] hops_hear_1_bytes;
    reg   [16:0] hops_hear_1_queue;
    reg   [23:0] hops_hear_2_time;
    reg   [19:0] hops_hear_2_bytes;
    reg   [16:0] hops_hear_2_queue;
    reg   [23:0] hops_hear_3_time;
    reg   [19:0] hops_hear_3_bytes;
    reg   [16:0] hops_hear_3_queue;
    reg   [23:0] hops_hear_4_time;
    reg   [19:0] hops_hear_4_bytes;
    reg   [16:0] hops_hear_4_queue;
    reg   [23:0] hops_words_0_time;
    reg   [19:0] hops_words_0_bytes;
    reg   [16:0] hops_words_0_queue;
    reg   [23:0] hops_words_1_time;
    reg   [19:0] hops_words_1_bytes;
    reg   [16:0] hops_words_1_queue;
    reg   [23:0] hops_words_2_time;
    reg   [19:0] hops_words_2_bytes;
    reg   [16:0] hops_words_2_queue;
    reg   [23:0] hops_words_3_time;
    reg   [19:0] hops_words_3_bytes;
    reg   [16:0] hops_words_3_queue;
    reg   [23:0] hops_words_4_time;
    reg   [19:0] hops_words_4_bytes;
    reg   [16:0] hops_words_4_queue;
    reg          was_words_known;
    reg    [2:0] was_words_count;
    reg   [27:0] was_words_load;
    reg   [39:0] was_words_committed;
    reg    [7:0] was_words_stage;
    reg   [31:0] was_words_last_update;
    reg    [2:0] count_hear;
    reg    [2:0] count_words;
    reg   [31:0] sequence_hear;
    reg   [31:0] sequence_words;
    reg   [31:0] next_to_send_hear;
    reg   [31:0] next_to_send_words;
    reg          steps_words_start;
    reg          steps_words_idle;
    reg          steps_words_sent;
    reg          steps_words_adds;
    reg          steps_words_removes;
    reg          steps_words_ack;
    reg          steps_words_probe;
    reg          steps_words_trim;
    reg          steps_words_last_hop;
    reg          steps_words_timeout;
    reg   [31:0] bytes_hear;
    reg   [31:0] bytes_words;
    wire  [25:0] in_flight_seen;
    wire  [25:0] in_flight_after;
    wire  [31:0] in_flight_removed;
    reg   [31:0] covers_compare;
    reg          follows_compare;
    reg   [31:0] later_compare;
    reg          is_full_update;
    reg          follows_update;
    reg          moves_update;
    reg   [31:0] next_to_send_compare;
    reg   [31:0] next_to_send_update;
    reg   [31:0] last_update_compare;
    reg   [31:0] last_update_update;
    reg   [23:0] before_words_0_time;
    reg   [19:0] before_words_0_bytes;
    reg   [16:0] before_words_0_queue;
    reg   [23:0] before_words_1_time;
    reg   [19:0] before_words_1_bytes;
    reg   [16:0] before_words_1_queue;
    reg   [23:0] before_words_2_time;
    reg   [19:0] before_words_2_bytes;
    reg   [16:0] before_words_2_queue;
    reg   [23:0] before_words_3_time;
    reg   [19:0] before_words_3_bytes;
    reg   [16:0] before_words_3_queue;
    reg   [23:0] before_words_4_time;
    reg   [19:0] before_words_4_bytes;
    reg   [16:0] before_words_4_queue;
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
    wire  [27:0] by_load_load;
    wire  [39:0] by_load_rate;
    wire         by_load_cuts;
    reg          hears_compare;
    reg          hears_update;
    reg          hears_hops_0;
    reg          hears_hops_1;
    reg          hears_hops_2;
    reg          hears_hops_3;
    reg          hears_hops_4;
    reg          hears_hops_5;
    reg          hears_hops_6;
    reg          hears_hops_7;
    reg          hears_hops_8;
    reg          hears_hops_9;
    reg          hears_hops_10;
    reg          hears_hops_11;
    reg          hears_hops_12;
    reg          hears_hops_13;
    reg          hears_hops_14;
    reg          hears_most;
    reg          hears_load_0;
    reg          hears_load_1;
    reg          hears_load_2;
    reg          hears_load_3;
    reg          hears_load_4;
    reg          hears_load_5;
    reg          hears_loaded;
    reg          hears_rate_0;
    reg          hears_rate_1;
    reg          hears_rate_2;
    reg          hears_rate_3;
    reg          hears_rate_4;
    reg          hears_rate_5;
    reg          hears_rate_6;
    reg          hears_rate_7;
    reg          hears_rate_8;
    reg          hears_rate_9;
    reg          hears_rate_10;
    reg          hears_rate_11;
    reg          hears_state;
    reg          hears_write;
    reg          begins_write;
    reg   [39:0] rate_write;
    reg          known_write;
    reg   [27:0] load_write;
    reg   [39:0] committed_write;
    reg    [7:0] stage_write;
    reg   [42:0] product_product;
    reg   [42:0] product_bytes;
    reg   [23:0] cwnd_least;
    reg          valid_hear;
    reg          valid_words;
    reg          valid_compare;
    reg          valid_update;
    reg          valid_hops_0;
    reg          valid_hops_1;
    reg          valid_hops_2;
    reg          valid_hops_3;
    reg          valid_hops_4;
    reg          valid_hops_5;
    reg          valid_hops_6;
    reg          valid_hops_7;
    reg          valid_hops_8;
    reg          valid_hops_9;
    reg          valid_hops_10;
    reg          valid_hops_11;
    reg          valid_hops_12;
    reg          valid_hops_13;
    reg          valid_hops_14;
    reg          valid_most;
    reg          valid_load_0;
    reg          valid_load_1;
    reg          valid_load_2;
    reg          valid_load_3;
    reg          valid_load_4;
    reg          valid_load_5;
    reg          valid_loaded;
    reg          valid_rate_0;
    reg          valid_rate_1;
    reg          valid_rate_2;
    reg          valid_rate_3;
    reg          valid_rate_4;
    reg          valid_rate_5;
    reg          valid_rate_6;
    reg          valid_rate_7;
    reg          valid_rate_8;
    reg          valid_rate_9;
    reg          valid_rate_10;
    reg          valid_rate_11;
    reg          valid_state;
    reg          valid_write;
    reg          valid_product;
    reg          valid_bytes;
    reg   [23:0] cwnd_window;
    wire  [23:0] windows_word_cwnd;
    wire  [39:0] windows_word_rate;
    wire   [2:0] windows_at;
    wire         windows_valid;
    reg   [23:0] cwnd_limit;
    reg          is_small_out;
    reg          valid_least;
    reg          valid_window;
    reg          valid_limit;
    reg          valid_out;
    reg   [31:0] window_out;
    reg   [23:0] cwnd_out;
    reg          hears_product;
    reg          hears_bytes;
    reg          hears_least;
    reg          hears_window;
    reg          hears_limit;
    reg          hears_out;
    reg   [39:0] rate_limit;
    reg   [39:0] rate_out;
    wire   [2:0] count_write_later_q;
    wire         begins_state_later_q;
    wire  [27:0] load_before_most_later_q;
    wire  [27:0] load_before_state_later_q;
    wire  [39:0] committed_most_later_q;
    wire  [39:0] committed_state_later_q;
    wire  [39:0] committed_out_later_q;
    wire   [7:0] stage_most_later_q;
    wire   [7:0] stage_state_later_q;
    wire   [7:0] stage_out_later_q;
    wire  [31:0] last_update_write_later_q;
    wire  [31:0] last_update_out_later_q;
    wire         follows_state_later_q;
    wire  [31:0] removed_limit_later_q;
    wire         is_full_state_later_q;
    wire  [27:0] load_state_later_q;
    wire  [27:0] load_out_later_q;
    wire  [39:0] rate_window_later_q;
    wire         sets_window_later_q;
    wire   [2:0] ccc_out_later_q;
    (* no_rw_check *)
    reg  [304:0] samples [0:7];
    (* no_rw_check *)
    reg  [111:0] states [0:7];

    wire        taken_0_and_ccc_1_eq_ccc_0 = taken[0] && ccc_1 == ccc_0;
    wire        is_busy_term = taken_0_and_ccc_1_eq_ccc_0 || (taken[1] && ccc_2 == ccc_0);
    wire        is_busy_term_2 = is_busy_term || (taken[2] && ccc_3 == ccc_0);
    wire        is_busy_term_3 = is_busy_term_2 || (taken[3] && ccc_4 == ccc_0);
    wire        is_busy_term_4 = is_busy_term_3 || (taken[4] && ccc_5 == ccc_0);
    wire        is_busy_term_5 = is_busy_term_4 || (taken[5] && ccc_6 == ccc_0);
    wire        is_busy_term_6 = is_busy_term_5 || (taken[6] && ccc_7 == ccc_0);
    wire        is_busy_term_7 = is_busy_term_6 || (taken[7] && ccc_8 == ccc_0);
    wire        is_busy_term_8 = is_busy_term_7 || (taken[8] && ccc_9 == ccc_0);
    wire        is_busy_term_9 = is_busy_term_8 || (taken[9] && ccc_10 == ccc_0);
    wire        is_busy_term_10 = is_busy_term_9 || (taken[10] && ccc_11 == ccc_0);
    wire        is_busy_term_11 = is_busy_term_10 || (taken[11] && ccc_12 == ccc_0);
    wire        is_busy_term_12 = is_busy_term_11 || (taken[12] && ccc_13 == ccc_0);
    wire        is_busy_term_13 = is_busy_term_12 || (taken[13] && ccc_14 == ccc_0);
    wire        is_busy_term_14 = is_busy_term_13 || (taken[14] && ccc_15 == ccc_0);
    wire        is_busy_term_15 = is_busy_term_14 || (taken[15] && ccc_16 == ccc_0);
    wire        is_busy_term_16 = is_busy_term_15 || (taken[16] && ccc_17 == ccc_0);
    wire        is_busy_term_17 = is_busy_term_16 || (taken[17] && ccc_18 == ccc_0);
    wire        is_busy_term_18 = is_busy_term_17 || (taken[18] && ccc_19 == ccc_0);
    wire        is_busy_term_19 = is_busy_term_18 || (taken[19] && ccc_20 == ccc_0);
    wire        is_busy_term_20 = is_busy_term_19 || (taken[20] && ccc_21 == ccc_0);
    wire        is_busy_term_21 = is_busy_term_20 || (taken[21] && ccc_22 == ccc_0);
    wire        is_busy_term_22 = is_busy_term_21 || (taken[22] && ccc_23 == ccc_0);
    wire        is_busy_term_23 = is_busy_term_22 || (taken[23] && ccc_24 == ccc_0);
    wire        is_busy_term_24 = is_busy_term_23 || (taken[24] && ccc_25 == ccc_0);
    wire        is_busy_term_25 = is_busy_term_24 || (taken[25] && ccc_26 == ccc_0);
    wire        is_busy_term_26 = is_busy_term_25 || (taken[26] && ccc_27 == ccc_0);
    wire        is_busy_term_27 = is_busy_term_26 || (taken[27] && ccc_28 == ccc_0);
    wire        is_busy_term_28 = is_busy_term_27 || (taken[28] && ccc_29 == ccc_0);
    wire        is_busy_term_29 = is_busy_term_28 || (taken[29] && ccc_30 == ccc_0);
    wire        is_busy_term_30 = is_busy_term_29 || (taken[30] && ccc_31 == ccc_0);
    wire        is_busy_term_31 = is_busy_term_30 || (taken[31] && ccc_32 == ccc_0);
    wire        is_busy_term_32 = is_busy_term_31 || (taken[32] && ccc_33 == ccc_0);
    wire        is_busy_term_33 = is_busy_term_32 || (taken[33] && ccc_34 == ccc_0);
    wire        is_busy_term_34 = is_busy_term_33 || (taken[34] && ccc_35 == ccc_0);
    wire        is_busy_term_35 = is_busy_term_34 || (taken[35] && ccc_36 == ccc_0);
    wire        is_busy_term_36 = is_busy_term_35 || (taken[36] && ccc_37 == ccc_0);
    wire        is_busy_term_37 = is_busy_term_36 || (taken[37] && ccc_38 == ccc_0);
    wire        is_busy_term_38 = is_busy_term_37 || (taken[38] && ccc_39 == ccc_0);
    wire        is_busy_term_39 = is_busy_term_38 || (taken[39] && ccc_40 == ccc_0);
    wire        is_busy = is_busy_term_39 || (taken[40] && ccc_41 == ccc_0);
    wire        takes = (is_sample_hear && !is_busy && !steps_hear_start) || steps_hear_start;
    wire        hears = is_sample_hear && !is_busy && !steps_hear_start;
    wire        begins = steps_hear_start;
    wire [23:0] before_0_time = samples_rdata[60:37];
    wire [19:0] before_0_bytes = samples_rdata[36:17];
    wire [16:0] before_0_queue = samples_rdata[16:0];
    wire [23:0] before_1_time = samples_rdata[121:98];
    wire [19:0] before_1_bytes = samples_rdata[97:78];
    wire [16:0] before_1_queue = samples_rdata[77:61];
    wire [23:0] before_2_time = samples_rdata[182:159];
    wire [19:0] before_2_bytes = samples_rdata[158:139];
    wire [16:0] before_2_queue = samples_rdata[138:122];
    wire [23:0] before_3_time = samples_rdata[243:220];
    wire [19:0] before_3_bytes = samples_rdata[219:200];
    wire [16:0] before_3_queue = samples_rdata[199:183];
    wire [23:0] before_4_time = samples_rdata[304:281];
    wire [19:0] before_4_bytes = samples_rdata[280:261];
    wire [16:0] before_4_queue = samples_rdata[260:244];
    wire        was_known = states_rdata[111];
    wire  [2:0] was_count = states_rdata[110:108];
    wire [27:0] was_load = states_rdata[107:80];
    wire [39:0] was_committed = states_rdata[79:40];
    wire  [7:0] was_stage = states_rdata[39:32];
    wire [31:0] was_last_update = states_rdata[31:0];
    wire [27:0] load_before = was_words_load;
    wire [39:0] committed = was_words_committed;
    wire  [7:0] stage = was_words_stage;
    wire [31:0] last_update = was_words_last_update;
    wire        follows = was_words_known && was_words_count == count_words;
    wire [31:0] covers = sequence_words - was_words_last_update;
    wire [31:0] later = next_to_send_words - was_words_last_update;
    wire [31:0] removed = in_flight_removed;
    wire        is_full = !covers_compare[31] && (|covers_compare) && follows_compare;
    wire        moves = !follows_compare || !later_compare[31];
    wire        last_update_of_update_term = (is_full_update || !follows_update) && moves_update;
    wire [31:0] last_update_of_update = last_update_of_update_term ? next_to_send_update : last_update_update;
    wire [27:0] load_before_most = load_before_most_later_q;
    wire [39:0] committed_most = committed_most_later_q;
    wire  [7:0] stage_most = stage_most_later_q;
    wire [27:0] load = by_load_load;
    wire        begins_state = begins_state_later_q;
    wire        is_full_state = is_full_state_later_q;
    wire        follows_state = follows_state_later_q;
    wire [39:0] committed_state = committed_state_later_q;
    wire  [7:0] stage_state = stage_state_later_q;
    wire [27:0] load_state = load_state_later_q;
    wire [27:0] load_before_state = load_before_state_later_q;
    wire        known = !begins_state;
    wire [27:0] load_of_state = begins_state ? 28'h100000 : follows_state ? load_state : load_before_state;
    wire [39:0] committed_of_state_choice = is_full_state ? by_load_rate : committed_state;
    wire [39:0] committed_of_state = begins_state ? registers_link_rate : committed_of_state_choice;
    wire  [7:0] stage_of_state_choice = is_full_state ? (by_load_cuts ? 8'd0 : stage_state + 8'd1) : stage_state;
    wire  [7:0] stage_of_state = stage_of_state_choice & {8{!begins_state}};
    wire [39:0] rate = begins_state ? registers_link_rate : by_load_rate;
    wire        sets = begins_state || (hears_state && follows_state);
    wire  [2:0] count_write = count_write_later_q;
    wire [31:0] last_update_write = last_update_write_later_q;
    wire [42:0] product = {17'd0, rate_write[39:14]} * {26'd0, registers_window_scale};
    wire  [2:0] ccc = ccc_42;
    wire [23:0] cwnd = product_bytes[42] ? {24{1'b1}} : product_bytes[41:18];
    wire        cwnd_of_least_below = cwnd_least < {7'd0, registers_min_window};
    wire [23:0] cwnd_of_least = cwnd_of_least_below ? {7'd0, registers_min_window} : cwnd_least;
    wire        sets_window = sets_window_later_q;
    wire [39:0] rate_window = rate_window_later_q;
    wire [23:0] windows_now_cwnd = windows_word_cwnd;
    wire [39:0] windows_now_rate = windows_word_rate;
    wire [23:0] cwnd_of_window = sets_window ? cwnd_window : windows_now_cwnd;
    wire [39:0] rate_of_window = sets_window ? rate_window : windows_now_rate;
    wire [31:0] removed_limit = removed_limit_later_q;
    wire [31:0] window = {8'd0, cwnd_limit} + removed_limit;
    wire        is_small = cwnd_limit < {4'd0, registers_ack_trigger};
    wire  [2:0] ccc_out = ccc_out_later_q;
    wire [39:0] committed_out = committed_out_later_q;
    wire  [7:0] stage_out = stage_out_later_q;
    wire [27:0] load_out = load_out_later_q;
    wire [31:0] last_update_out = last_update_out_later_q;
    wire        steps_hear_removes_term = event_kind == EVENT_KIND_ACK || event_kind == EVENT_KIND_PROBE_ACK;
    wire        steps_hear_removes_term_2 = steps_hear_removes_term || event_kind == EVENT_KIND_NACK_TRIM || event_kind == EVENT_KIND_NACK_LAST_HOP;
    wire        steps_hear_removes_term_3 = steps_hear_removes_term_2 || event_kind == EVENT_KIND_NACK_OTHER || event_kind == EVENT_KIND_TIMEOUT;
    wire        steps_hear_removes_term_4 = steps_hear_removes_term_3 || event_kind == EVENT_KIND_INFERRED || event_kind == EVENT_KIND_WITHDRAWN;

    nscc_flight_n8 in_flight (
        .clk            (clk),
        .rst            (rst),
        .enable         (event_valid),
        .ccc            (event_ccc),
        .steps_start    (steps_words_start),
        .steps_idle     (steps_words_idle),
        .steps_sent     (steps_words_sent),
        .steps_adds     (steps_words_adds),
        .steps_removes  (steps_words_removes),
        .steps_ack      (steps_words_ack),
        .steps_probe    (steps_words_probe),
        .steps_trim     (steps_words_trim),
        .steps_last_hop (steps_words_last_hop),
        .steps_timeout  (steps_words_timeout),
        .bytes          (bytes_words),
        .seen           (in_flight_seen),
        .after          (in_flight_after),
        .removed        (in_flight_removed)
    );

    hpcc_hop_load hop_0 (
        .clk          (clk),
        .before_time  (before_words_0_time),
        .before_bytes (before_words_0_bytes),
        .before_queue (before_words_0_queue),
        .now_time     (hops_words_0_time),
        .now_bytes    (hops_words_0_bytes),
        .now_queue    (hops_words_0_queue),
        .present      (count_words > 3'd0),
        .bytes_scale  (registers_bytes_scale),
        .queue_scale  (registers_queue_scale),
        .load         (hop_0_load),
        .tau          (hop_0_tau),
        .counts       (hop_0_counts)
    );

    hpcc_hop_load hop_1 (
        .clk          (clk),
        .before_time  (before_words_1_time),
        .before_bytes (before_words_1_bytes),
        .before_queue (before_words_1_queue),
        .now_time     (hops_words_1_time),
        .now_bytes    (hops_words_1_bytes),
        .now_queue    (hops_words_1_queue),
        .present      (count_words > 3'd1),
        .bytes_scale  (registers_bytes_scale),
        .queue_scale  (registers_queue_scale),
        .load         (hop_1_load),
        .tau          (hop_1_tau),
        .counts       (hop_1_counts)
    );

    hpcc_hop_load hop_2 (
        .clk          (clk),
        .before_time  (before_words_2_time),
        .before_bytes (before_words_2_bytes),
        .before_queue (before_words_2_queue),
        .now_time     (hops_words_2_time),
        .now_bytes    (hops_words_2_bytes),
        .now_queue    (hops_words_2_queue),
        .present      (count_words > 3'd2),
        .bytes_scale  (registers_bytes_scale),
        .queue_scale  (registers_queue_scale),
        .load         (hop_2_load),
        .tau          (hop_2_tau),
        .counts       (hop_2_counts)
    );

    hpcc_hop_load hop_3 (
        .clk          (clk),
        .before_time  (before_words_3_time),
        .before_bytes (before_words_3_bytes),
        .before_queue (before_words_3_queue),
        .now_time     (hops_words_3_time),
        .now_bytes    (hops_words_3_bytes),
        .now_queue    (hops_words_3_queue),
        .present      (count_words > 3'd3),
        .bytes_scale  (registers_bytes_scale),
        .queue_scale  (registers_queue_scale),
        .load         (hop_3_load),
        .tau          (hop_3_tau),
        .counts       (hop_3_counts)
    );

    hpcc_hop_load hop_4 (
        .clk          (clk),
        .before_time  (before_words_4_time),
        .before_bytes (before_words_4_bytes),
        .before_queue (before_words_4_queue),
        .now_time     (hops_words_4_time),
        .now_bytes    (hops_words_4_bytes),
        .now_queue    (hops_words_4_queue),
        .present      (count_words > 3'd4),
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

    hpcc_rate by_load (
        .clk                    (clk),
        .most_load              (most_most_load),
        .most_tau               (most_most_tau),
        .most_counts            (most_most_counts),
        .load_before            (load_before_most),
        .committed              (committed_most),
        .stage                  (stage_most),
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

    forwarding_ram_w64_d8_l2 windows (
        .clk       (clk),
        .rst       (rst),
        .addr      (ccc_42),
        .enable    (valid_bytes),
        .next_cwnd (sets_window ? cwnd_window : windows_now_cwnd),
        .next_rate (sets_window ? rate_window : windows_now_rate),
        .write     (1'b1),
        .word_cwnd (windows_word_cwnd),
        .word_rate (windows_word_rate),
        .at        (windows_at),
        .valid     (windows_valid)
    );

    delay_w3_c39 count_write_later (
        .clk (clk),
        .d   (count_words),
        .q   (count_write_later_q)
    );

    delay_w1_c39 begins_state_later (
        .clk (clk),
        .d   (begins),
        .q   (begins_state_later_q)
    );

    delay_w28_c18 load_before_most_later (
        .clk (clk),
        .d   (load_before),
        .q   (load_before_most_later_q)
    );

    delay_w28_c20 load_before_state_later (
        .clk (clk),
        .d   (load_before_most),
        .q   (load_before_state_later_q)
    );

    delay_w40_c18 committed_most_later (
        .clk (clk),
        .d   (committed),
        .q   (committed_most_later_q)
    );

    delay_w40_c20 committed_state_later (
        .clk (clk),
        .d   (committed_most),
        .q   (committed_state_later_q)
    );

    delay_w40_c6 committed_out_later (
        .clk (clk),
        .d   (committed_write),
        .q   (committed_out_later_q)
    );

    delay_w8_c18 stage_most_later (
        .clk (clk),
        .d   (stage),
        .q   (stage_most_later_q)
    );

    delay_w8_c20 stage_state_later (
        .clk (clk),
        .d   (stage_most),
        .q   (stage_state_later_q)
    );

    delay_w8_c6 stage_out_later (
        .clk (clk),
        .d   (stage_write),
        .q   (stage_out_later_q)
    );

    delay_w32_c37 last_update_write_later (
        .clk (clk),
        .d   (last_update_of_update),
        .q   (last_update_write_later_q)
    );

    delay_w32_c6 last_update_out_later (
        .clk (clk),
        .d   (last_update_write),
        .q   (last_update_out_later_q)
    );

    delay_w1_c36 follows_state_later (
        .clk (clk),
        .d   (follows_update),
        .q   (follows_state_later_q)
    );

    delay_w32_c43 removed_limit_later (
        .clk (clk),
        .d   (removed),
        .q   (removed_limit_later_q)
    );

    delay_w1_c36 is_full_state_later (
        .clk (clk),
        .d   (is_full_update),
        .q   (is_full_state_later_q)
    );

    delay_w28_c13 load_state_later (
        .clk (clk),
        .d   (load),
        .q   (load_state_later_q)
    );

    delay_w28_c6 load_out_later (
        .clk (clk),
        .d   (load_write),
        .q   (load_out_later_q)
    );

    delay_w40_c4 rate_window_later (
        .clk (clk),
        .d   (rate_write),
        .q   (rate_window_later_q)
    );

    delay_w1_c5 sets_window_later (
        .clk (clk),
        .d   (sets),
        .q   (sets_window_later_q)
    );

    delay_w3_c4 ccc_out_later (
        .clk (clk),
        .d   (ccc),
        .q   (ccc_out_later_q)
    );

    always @(posedge clk) begin
        samples_rdata <= samples[event_ccc];
        if (hears_words) samples[ccc_1] <= {
        hops_words_4_time,
        hops_words_4_bytes,
        hops_words_4_queue,
        hops_words_3_time,
        hops_words_3_bytes,
        hops_words_3_queue,
        hops_words_2_time,
        hops_words_2_bytes,
        hops_words_2_queue,
        hops_words_1_time,
        hops_words_1_bytes,
        hops_words_1_queue,
        hops_words_0_time,
        hops_words_0_bytes,
        hops_words_0_queue
    };
    end

    always @(posedge clk) begin
        states_rdata <= states[event_ccc];
        if (hears_write || begins_write) states[ccc_40] <= {known_write, count_write, load_write, committed_write, stage_write, last_update_write};
    end

    always @(posedge clk) begin
        if (rst) begin
            taken <= 41'd0;
            is_sample_hear <= 1'b0;
            hears_words <= 1'b0;
            hears_compare <= 1'b0;
            hears_update <= 1'b0;
            hears_hops_0 <= 1'b0;
            hears_hops_1 <= 1'b0;
            hears_hops_2 <= 1'b0;
            hears_hops_3 <= 1'b0;
            hears_hops_4 <= 1'b0;
            hears_hops_5 <= 1'b0;
            hears_hops_6 <= 1'b0;
            hears_hops_7 <= 1'b0;
            hears_hops_8 <= 1'b0;
            hears_hops_9 <= 1'b0;
            hears_hops_10 <= 1'b0;
            hears_hops_11 <= 1'b0;
            hears_hops_12 <= 1'b0;
            hears_hops_13 <= 1'b0;
            hears_hops_14 <= 1'b0;
            hears_most <= 1'b0;
            hears_load_0 <= 1'b0;
            hears_load_1 <= 1'b0;
            hears_load_2 <= 1'b0;
            hears_load_3 <= 1'b0;
            hears_load_4 <= 1'b0;
            hears_load_5 <= 1'b0;
            hears_loaded <= 1'b0;
            hears_rate_0 <= 1'b0;
            hears_rate_1 <= 1'b0;
            hears_rate_2 <= 1'b0;
            hears_rate_3 <= 1'b0;
            hears_rate_4 <= 1'b0;
            hears_rate_5 <= 1'b0;
            hears_rate_6 <= 1'b0;
            hears_rate_7 <= 1'b0;
            hears_rate_8 <= 1'b0;
            hears_rate_9 <= 1'b0;
            hears_rate_10 <= 1'b0;
            hears_rate_11 <= 1'b0;
            hears_state <= 1'b0;
            hears_write <= 1'b0;
            valid_hear <= 1'b0;
            valid_words <= 1'b0;
            valid_compare <= 1'b0;
            valid_update <= 1'b0;
            valid_hops_0 <= 1'b0;
            valid_hops_1 <= 1'b0;
            valid_hops_2 <= 1'b0;
            valid_hops_3 <= 1'b0;
            valid_hops_4 <= 1'b0;
            valid_hops_5 <= 1'b0;
            valid_hops_6 <= 1'b0;
            valid_hops_7 <= 1'b0;
            valid_hops_8 <= 1'b0;
            valid_hops_9 <= 1'b0;
            valid_hops_10 <= 1'b0;
            valid_hops_11 <= 1'b0;
            valid_hops_12 <= 1'b0;
            valid_hops_13 <= 1'b0;
            valid_hops_14 <= 1'b0;
            valid_most <= 1'b0;
            valid_load_0 <= 1'b0;
            valid_load_1 <= 1'b0;
            valid_load_2 <= 1'b0;
            valid_load_3 <= 1'b0;
            valid_load_4 <= 1'b0;
            valid_load_5 <= 1'b0;
            valid_loaded <= 1'b0;
            valid_rate_0 <= 1'b0;
            valid_rate_1 <= 1'b0;
            valid_rate_2 <= 1'b0;
            valid_rate_3 <= 1'b0;
            valid_rate_4 <= 1'b0;
            valid_rate_5 <= 1'b0;
            valid_rate_6 <= 1'b0;
            valid_rate_7 <= 1'b0;
            valid_rate_8 <= 1'b0;
            valid_rate_9 <= 1'b0;
            valid_rate_10 <= 1'b0;
            valid_rate_11 <= 1'b0;
            valid_state <= 1'b0;
            valid_write <= 1'b0;
            valid_product <= 1'b0;
            valid_bytes <= 1'b0;
            valid_least <= 1'b0;
            valid_window <= 1'b0;
            valid_limit <= 1'b0;
            valid_out <= 1'b0;
            hears_product <= 1'b0;
            hears_bytes <= 1'b0;
            hears_least <= 1'b0;
            hears_window <= 1'b0;
            hears_limit <= 1'b0;
            hears_out <= 1'b0;
        end else begin
            taken <= {taken[39:0], takes};
            is_sample_hear <= sample_valid && event_valid;
            hears_words <= hears;
            hears_compare <= hears_words;
            hears_update <= hears_compare;
            hears_hops_0 <= hears_update;
            hears_hops_1 <= hears_hops_0;
            hears_hops_2 <= hears_hops_1;
            hears_hops_3 <= hears_hops_2;
            hears_hops_4 <= hears_hops_3;
            hears_hops_5 <= hears_hops_4;
            hears_hops_6 <= hears_hops_5;
            hears_hops_7 <= hears_hops_6;
            hears_hops_8 <= hears_hops_7;
            hears_hops_9 <= hears_hops_8;
            hears_hops_10 <= hears_hops_9;
            hears_hops_11 <= hears_hops_10;
            hears_hops_12 <= hears_hops_11;
            hears_hops_13 <= hears_hops_12;
            hears_hops_14 <= hears_hops_13;
            hears_most <= hears_hops_14;
            hears_load_0 <= hears_most;
            hears_load_1 <= hears_load_0;
            hears_load_2 <= hears_load_1;
            hears_load_3 <= hears_load_2;
            hears_load_4 <= hears_load_3;
            hears_load_5 <= hears_load_4;
            hears_loaded <= hears_load_5;
            hears_rate_0 <= hears_loaded;
            hears_rate_1 <= hears_rate_0;
            hears_rate_2 <= hears_rate_1;
            hears_rate_3 <= hears_rate_2;
            hears_rate_4 <= hears_rate_3;
            hears_rate_5 <= hears_rate_4;
            hears_rate_6 <= hears_rate_5;
            hears_rate_7 <= hears_rate_6;
            hears_rate_8 <= hears_rate_7;
            hears_rate_9 <= hears_rate_8;
            hears_rate_10 <= hears_rate_9;
            hears_rate_11 <= hears_rate_10;
            hears_state <= hears_rate_11;
            hears_write <= hears_state;
            valid_hear <= event_valid;
            valid_words <= valid_hear;
            valid_compare <= valid_words;
            valid_update <= valid_compare;
            valid_hops_0 <= valid_update;
            valid_hops_1 <= valid_hops_0;
            valid_hops_2 <= valid_hops_1;
            valid_hops_3 <= valid_hops_2;
            valid_hops_4 <= valid_hops_3;
            valid_hops_5 <= valid_hops_4;
            valid_hops_6 <= valid_hops_5;
            valid_hops_7 <= valid_hops_6;
            valid_hops_8 <= valid_hops_7;
            valid_hops_9 <= valid_hops_8;
            valid_hops_10 <= valid_hops_9;
            valid_hops_11 <= valid_hops_10;
            valid_hops_12 <= valid_hops_11;
            valid_hops_13 <= valid_hops_12;
            valid_hops_14 <= valid_hops_13;
            valid_most <= valid_hops_14;
            valid_load_0 <= valid_most;
            valid_load_1 <= valid_load_0;
            valid_load_2 <= valid_load_1;
            valid_load_3 <= valid_load_2;
            valid_load_4 <= valid_load_3;
            valid_load_5 <= valid_load_4;
            valid_loaded <= valid_load_5;
            valid_rate_0 <= valid_loaded;
            valid_rate_1 <= valid_rate_0;
            valid_rate_2 <= valid_rate_1;
            valid_rate_3 <= valid_rate_2;
            valid_rate_4 <= valid_rate_3;
            valid_rate_5 <= valid_rate_4;
            valid_rate_6 <= valid_rate_5;
            valid_rate_7 <= valid_rate_6;
            valid_rate_8 <= valid_rate_7;
            valid_rate_9 <= valid_rate_8;
            valid_rate_10 <= valid_rate_9;
            valid_rate_11 <= valid_rate_10;
            valid_state <= valid_rate_11;
            valid_write <= valid_state;
            valid_product <= valid_write;
            valid_bytes <= valid_product;
            valid_least <= valid_bytes;
            valid_window <= valid_least;
            valid_limit <= valid_window;
            valid_out <= valid_limit;
            hears_product <= hears_write;
            hears_bytes <= hears_product;
            hears_least <= hears_bytes;
            hears_window <= hears_least;
            hears_limit <= hears_window;
            hears_out <= hears_limit;
        end
    end

    always @(posedge clk) begin
        ccc_0 <= event_ccc;
        ccc_1 <= ccc_0;
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
        steps_hear_start <= event_kind == EVENT_KIND_START && event_valid;
        steps_hear_idle <= event_kind == EVENT_KIND_IDLE && event_valid;
        steps_hear_sent <= event_kind == EVENT_KIND_SENT && event_valid;
        steps_hear_adds <= (event_kind == EVENT_KIND_SENT || event_kind == EVENT_KIND_READD) && event_valid;
        steps_hear_removes <= steps_hear_removes_term_4 && event_valid;
        steps_hear_ack <= steps_hear_removes_term && event_valid;
        steps_hear_probe <= event_kind == EVENT_KIND_PROBE_ACK && event_valid;
        steps_hear_trim <= (event_kind == EVENT_KIND_NACK_TRIM || event_kind == EVENT_KIND_NACK_LAST_HOP) && event_valid;
        steps_hear_last_hop <= event_kind == EVENT_KIND_NACK_LAST_HOP && event_valid;
        steps_hear_timeout <= event_kind == EVENT_KIND_TIMEOUT && event_valid;
        hops_hear_0_time <= sample_hops_0_time;
        hops_hear_0_bytes <= sample_hops_0_bytes;
        hops_hear_0_queue <= sample_hops_0_queue;
        hops_hear_1_time <= sample_hops_1_time;
        hops_hear_1_bytes <= sample_hops_1_bytes;
        hops_hear_1_queue <= sample_hops_1_queue;
        hops_hear_2_time <= sample_hops_2_time;
        hops_hear_2_bytes <= sample_hops_2_bytes;
        hops_hear_2_queue <= sample_hops_2_queue;
        hops_hear_3_time <= sample_hops_3_time;
        hops_hear_3_bytes <= sample_hops_3_bytes;
        hops_hear_3_queue <= sample_hops_3_queue;
        hops_hear_4_time <= sample_hops_4_time;
        hops_hear_4_bytes <= sample_hops_4_bytes;
        hops_hear_4_queue <= sample_hops_4_queue;
        hops_words_0_time <= hops_hear_0_time;
        hops_words_0_bytes <= hops_hear_0_bytes;
        hops_words_0_queue <= hops_hear_0_queue;
        hops_words_1_time <= hops_hear_1_time;
        hops_words_1_bytes <= hops_hear_1_bytes;
        hops_words_1_queue <= hops_hear_1_queue;
        hops_words_2_time <= hops_hear_2_time;
        hops_words_2_bytes <= hops_hear_2_bytes;
        hops_words_2_queue <= hops_hear_2_queue;
        hops_words_3_time <= hops_hear_3_time;
        hops_words_3_bytes <= hops_hear_3_bytes;
        hops_words_3_queue <= hops_hear_3_queue;
        hops_words_4_time <= hops_hear_4_time;
        hops_words_4_bytes <= hops_hear_4_bytes;
        hops_words_4_queue <= hops_hear_4_queue;
        was_words_known <= was_known;
        was_words_count <= was_count;
        was_words_load <= was_load;
        was_words_committed <= was_committed;
        was_words_stage <= was_stage;
        was_words_last_update <= was_last_update;
        count_hear <= sample_count;
        count_words <= count_hear;
        sequence_hear <= sample_sequence;
        sequence_words <= sequence_hear;
        next_to_send_hear <= sample_next_to_send;
        next_to_send_words <= next_to_send_hear;
        steps_words_start <= steps_hear_start;
        steps_words_idle <= steps_hear_idle;
        steps_words_sent <= steps_hear_sent;
        steps_words_adds <= steps_hear_adds;
        steps_words_removes <= steps_hear_removes;
        steps_words_ack <= steps_hear_ack;
        steps_words_probe <= steps_hear_probe;
        steps_words_trim <= steps_hear_trim;
        steps_words_last_hop <= steps_hear_last_hop;
        steps_words_timeout <= steps_hear_timeout;
        bytes_hear <= event_bytes;
        bytes_words <= bytes_hear;
        covers_compare <= covers;
        follows_compare <= follows;
        later_compare <= later;
        is_full_update <= is_full;
        follows_update <= follows_compare;
        moves_update <= moves;
        next_to_send_compare <= next_to_send_words;
        next_to_send_update <= next_to_send_compare;
        last_update_compare <= last_update;
        last_update_update <= last_update_compare;
        before_words_0_time <= before_0_time;
        before_words_0_bytes <= before_0_bytes;
        before_words_0_queue <= before_0_queue;
        before_words_1_time <= before_1_time;
        before_words_1_bytes <= before_1_bytes;
        before_words_1_queue <= before_1_queue;
        before_words_2_time <= before_2_time;
        before_words_2_bytes <= before_2_bytes;
        before_words_2_queue <= before_2_queue;
        before_words_3_time <= before_3_time;
        before_words_3_bytes <= before_3_bytes;
        before_words_3_queue <= before_3_queue;
        before_words_4_time <= before_4_time;
        before_words_4_bytes <= before_4_bytes;
        before_words_4_queue <= before_4_queue;
        begins_write <= begins_state;
        rate_write <= rate;
        known_write <= known;
        load_write <= load_of_state;
        committed_write <= committed_of_state;
        stage_write <= stage_of_state;
        product_product <= product;
        product_bytes <= product_product;
        cwnd_least <= cwnd;
        cwnd_window <= cwnd_of_least;
        cwnd_limit <= cwnd_of_window;
        is_small_out <= is_small;
        window_out <= window;
        cwnd_out <= cwnd_limit;
        rate_limit <= rate_of_window;
        rate_out <= rate_limit;
    end

    assign limit_valid = valid_out;
    assign limit_ccc = ccc_out;
    assign limit_window = window_out;
    assign limit_cwnd = cwnd_out;
    assign limit_max_window = registers_max_window;
    assign limit_small = is_small_out;
    assign outcome_heard = hears_out;
    assign outcome_rate = rate_out;
    assign outcome_committed = committed_out;
    assign outcome_stage = stage_out;
    assign outcome_load = load_out;
    assign outcome_last_update = last_update_out;

    wire _unused_ok = &{1'b0, event_rtt_valid, event_rtt, event_keeps_base, event_ecn, event_penalty, event_restores, event_now, in_flight_seen, in_flight_after, later_compare[30:0], product_bytes[17:0], windows_at, windows_valid};

endmodule

`default_nettype wire
