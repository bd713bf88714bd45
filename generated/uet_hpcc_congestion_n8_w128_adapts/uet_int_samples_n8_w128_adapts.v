// INT of 8 congestion control contexts, for the next ACK of each.
`default_nettype none

module uet_int_samples_n8_w128_adapts (
    input  wire        clk,
    input  wire        rst,
    input  wire        int_valid,
    input  wire [15:0] int_pdcid,
    input  wire  [2:0] int_path_count,
    input  wire [23:0] int_path_hops_0_time,
    input  wire [19:0] int_path_hops_0_bytes,
    input  wire [16:0] int_path_hops_0_queue,
    input  wire [23:0] int_path_hops_1_time,
    input  wire [19:0] int_path_hops_1_bytes,
    input  wire [16:0] int_path_hops_1_queue,
    input  wire [23:0] int_path_hops_2_time,
    input  wire [19:0] int_path_hops_2_bytes,
    input  wire [16:0] int_path_hops_2_queue,
    input  wire [23:0] int_path_hops_3_time,
    input  wire [19:0] int_path_hops_3_bytes,
    input  wire [16:0] int_path_hops_3_queue,
    input  wire [23:0] int_path_hops_4_time,
    input  wire [19:0] int_path_hops_4_bytes,
    input  wire [16:0] int_path_hops_4_queue,
    input  wire        opened_valid,
    input  wire  [2:0] opened_place,
    input  wire [15:0] opened_pdcid,
    input  wire        pick_valid,
    input  wire  [2:0] pick_ccc,
    input  wire  [2:0] pick_place,
    input  wire [13:0] pick_size,
    input  wire        pick_ordered,
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
    output wire        later_valid,
    output wire  [2:0] later_ccc,
    output wire  [3:0] later_kind,
    output wire [31:0] later_bytes,
    output wire        later_rtt_valid,
    output wire [23:0] later_rtt,
    output wire        later_keeps_base,
    output wire        later_ecn,
    output wire  [6:0] later_penalty,
    output wire        later_restores,
    output wire [31:0] later_now,
    output wire        sample_valid,
    output wire [31:0] sample_sequence,
    output wire [31:0] sample_next_to_send,
    output wire  [2:0] sample_count,
    output wire [23:0] sample_hops_0_time,
    output wire [19:0] sample_hops_0_bytes,
    output wire [16:0] sample_hops_0_queue,
    output wire [23:0] sample_hops_1_time,
    output wire [19:0] sample_hops_1_bytes,
    output wire [16:0] sample_hops_1_queue,
    output wire [23:0] sample_hops_2_time,
    output wire [19:0] sample_hops_2_bytes,
    output wire [16:0] sample_hops_2_queue,
    output wire [23:0] sample_hops_3_time,
    output wire [19:0] sample_hops_3_bytes,
    output wire [16:0] sample_hops_3_queue,
    output wire [23:0] sample_hops_4_time,
    output wire [19:0] sample_hops_4_bytes,
    output wire [16:0] sample_hops_4_queue
);

    localparam [3:0] KIND_OUT_START         = 4'd0;
    localparam [3:0] KIND_OUT_SENT          = 4'd1;
    localparam [3:0] KIND_OUT_ACK           = 4'd2;
    localparam [3:0] KIND_OUT_PROBE_ACK     = 4'd3;
    localparam [3:0] KIND_OUT_NACK_TRIM     = 4'd4;
    localparam [3:0] KIND_OUT_NACK_LAST_HOP = 4'd5;
    localparam [3:0] KIND_OUT_NACK_OTHER    = 4'd6;
    localparam [3:0] KIND_OUT_TIMEOUT       = 4'd7;
    localparam [3:0] KIND_OUT_INFERRED      = 4'd8;
    localparam [3:0] KIND_OUT_WITHDRAWN     = 4'd9;
    localparam [3:0] KIND_OUT_READD         = 4'd10;
    localparam [3:0] KIND_OUT_IDLE          = 4'd12;

    reg   [2:0] cccs_rdata;
    reg  [15:0] pdcids_rdata;
    reg         is_given_context;
    reg         is_given_match;
    reg  [15:0] pdcid_context;
    reg  [15:0] pdcid_match;
    reg  [15:0] own_match;
    reg         is_ours_mark;
    reg         is_ours_keep;
    reg   [2:0] ccc_match;
    reg   [2:0] ccc_mark;
    reg   [2:0] ccc_keep;
    wire        kept_word_mark;
    wire  [2:0] kept_word_path_count;
    wire [23:0] kept_word_path_hops_0_time;
    wire [19:0] kept_word_path_hops_0_bytes;
    wire [16:0] kept_word_path_hops_0_queue;
    wire [23:0] kept_word_path_hops_1_time;
    wire [19:0] kept_word_path_hops_1_bytes;
    wire [16:0] kept_word_path_hops_1_queue;
    wire [23:0] kept_word_path_hops_2_time;
    wire [19:0] kept_word_path_hops_2_bytes;
    wire [16:0] kept_word_path_hops_2_queue;
    wire [23:0] kept_word_path_hops_3_time;
    wire [19:0] kept_word_path_hops_3_bytes;
    wire [16:0] kept_word_path_hops_3_queue;
    wire [23:0] kept_word_path_hops_4_time;
    wire [19:0] kept_word_path_hops_4_bytes;
    wire [16:0] kept_word_path_hops_4_queue;
    reg         steps_fetch_start;
    reg         steps_fetch_idle;
    reg         steps_fetch_sent;
    reg         steps_fetch_adds;
    reg         steps_fetch_removes;
    reg         steps_fetch_ack;
    reg         steps_fetch_probe;
    reg         steps_fetch_trim;
    reg         steps_fetch_last_hop;
    reg         steps_fetch_timeout;
    reg         steps_take_start;
    reg         steps_take_idle;
    reg         steps_take_sent;
    reg         steps_take_adds;
    reg         steps_take_removes;
    reg         steps_take_ack;
    reg         steps_take_probe;
    reg         steps_take_trim;
    reg         steps_take_last_hop;
    reg         steps_take_timeout;
    wire        taken_word;
    wire  [2:0] taken_at;
    wire        taken_valid;
    reg         valid_fetch;
    reg         valid_take;
    reg   [2:0] ccc_fetch;
    reg   [2:0] ccc_take;
    reg  [31:0] bytes_fetch;
    reg  [31:0] bytes_take;
    wire        taken_copy_word;
    wire [25:0] in_flight_seen;
    wire [25:0] in_flight_after;
    wire [31:0] in_flight_removed;
    reg         valid_flight;
    reg         valid_out;
    reg   [2:0] ccc_flight;
    reg   [2:0] ccc_out;
    reg  [31:0] bytes_flight;
    reg  [31:0] bytes_out;
    reg         takes_flight;
    reg         takes_out;
    reg  [31:0] has_left_out;
    reg  [31:0] next_to_send_out;
    reg   [2:0] count_flight;
    reg   [2:0] count_out;
    reg  [23:0] hops_flight_0_time;
    reg  [19:0] hops_flight_0_bytes;
    reg  [16:0] hops_flight_0_queue;
    reg  [23:0] hops_flight_1_time;
    reg  [19:0] hops_flight_1_bytes;
    reg  [16:0] hops_flight_1_queue;
    reg  [23:0] hops_flight_2_time;
    reg  [19:0] hops_flight_2_bytes;
    reg  [16:0] hops_flight_2_queue;
    reg  [23:0] hops_flight_3_time;
    reg  [19:0] hops_flight_3_bytes;
    reg  [16:0] hops_flight_3_queue;
    reg  [23:0] hops_flight_4_time;
    reg  [19:0] hops_flight_4_bytes;
    reg  [16:0] hops_flight_4_queue;
    reg  [23:0] hops_out_0_time;
    reg  [19:0] hops_out_0_bytes;
    reg  [16:0] hops_out_0_queue;
    reg  [23:0] hops_out_1_time;
    reg  [19:0] hops_out_1_bytes;
    reg  [16:0] hops_out_1_queue;
    reg  [23:0] hops_out_2_time;
    reg  [19:0] hops_out_2_bytes;
    reg  [16:0] hops_out_2_queue;
    reg  [23:0] hops_out_3_time;
    reg  [19:0] hops_out_3_bytes;
    reg  [16:0] hops_out_3_queue;
    reg  [23:0] hops_out_4_time;
    reg  [19:0] hops_out_4_bytes;
    reg  [16:0] hops_out_4_queue;
    wire  [2:0] path_keep_later_q_count;
    wire [23:0] path_keep_later_q_hops_0_time;
    wire [19:0] path_keep_later_q_hops_0_bytes;
    wire [16:0] path_keep_later_q_hops_0_queue;
    wire [23:0] path_keep_later_q_hops_1_time;
    wire [19:0] path_keep_later_q_hops_1_bytes;
    wire [16:0] path_keep_later_q_hops_1_queue;
    wire [23:0] path_keep_later_q_hops_2_time;
    wire [19:0] path_keep_later_q_hops_2_bytes;
    wire [16:0] path_keep_later_q_hops_2_queue;
    wire [23:0] path_keep_later_q_hops_3_time;
    wire [19:0] path_keep_later_q_hops_3_bytes;
    wire [16:0] path_keep_later_q_hops_3_queue;
    wire [23:0] path_keep_later_q_hops_4_time;
    wire [19:0] path_keep_later_q_hops_4_bytes;
    wire [16:0] path_keep_later_q_hops_4_queue;
    wire  [3:0] kind_out_later_q;
    wire        rtt_valid_out_later_q;
    wire [23:0] rtt_out_later_q;
    wire        keeps_base_out_later_q;
    wire        ecn_out_later_q;
    wire  [6:0] penalty_out_later_q;
    wire        restores_out_later_q;
    wire [31:0] now_out_later_q;
    (* no_rw_check *)
    reg   [2:0] cccs [0:7];
    (* no_rw_check *)
    reg  [15:0] pdcids [0:7];

    wire  [2:0] ccc = cccs_rdata;
    wire [15:0] own = pdcids_rdata;
    wire        is_ours = is_given_match && pdcid_match == own_match;
    wire  [2:0] path_keep_count = path_keep_later_q_count;
    wire [23:0] path_keep_hops_0_time = path_keep_later_q_hops_0_time;
    wire [19:0] path_keep_hops_0_bytes = path_keep_later_q_hops_0_bytes;
    wire [16:0] path_keep_hops_0_queue = path_keep_later_q_hops_0_queue;
    wire [23:0] path_keep_hops_1_time = path_keep_later_q_hops_1_time;
    wire [19:0] path_keep_hops_1_bytes = path_keep_later_q_hops_1_bytes;
    wire [16:0] path_keep_hops_1_queue = path_keep_later_q_hops_1_queue;
    wire [23:0] path_keep_hops_2_time = path_keep_later_q_hops_2_time;
    wire [19:0] path_keep_hops_2_bytes = path_keep_later_q_hops_2_bytes;
    wire [16:0] path_keep_hops_2_queue = path_keep_later_q_hops_2_queue;
    wire [23:0] path_keep_hops_3_time = path_keep_later_q_hops_3_time;
    wire [19:0] path_keep_hops_3_bytes = path_keep_later_q_hops_3_bytes;
    wire [16:0] path_keep_hops_3_queue = path_keep_later_q_hops_3_queue;
    wire [23:0] path_keep_hops_4_time = path_keep_later_q_hops_4_time;
    wire [19:0] path_keep_hops_4_bytes = path_keep_later_q_hops_4_bytes;
    wire [16:0] path_keep_hops_4_queue = path_keep_later_q_hops_4_queue;
    wire        taken_then = taken_copy_word;
    wire        taken_now = taken_word;
    wire        mark_term = (steps_take_ack && kept_word_mark != taken_now) || steps_take_start;
    wire        mark = mark_term ? kept_word_mark : taken_now;
    wire        takes = steps_take_ack && kept_word_mark != taken_now;
    wire  [2:0] count = kept_word_path_count;
    wire [23:0] hops_0_time = kept_word_path_hops_0_time;
    wire [19:0] hops_0_bytes = kept_word_path_hops_0_bytes;
    wire [16:0] hops_0_queue = kept_word_path_hops_0_queue;
    wire [23:0] hops_1_time = kept_word_path_hops_1_time;
    wire [19:0] hops_1_bytes = kept_word_path_hops_1_bytes;
    wire [16:0] hops_1_queue = kept_word_path_hops_1_queue;
    wire [23:0] hops_2_time = kept_word_path_hops_2_time;
    wire [19:0] hops_2_bytes = kept_word_path_hops_2_bytes;
    wire [16:0] hops_2_queue = kept_word_path_hops_2_queue;
    wire [23:0] hops_3_time = kept_word_path_hops_3_time;
    wire [19:0] hops_3_bytes = kept_word_path_hops_3_bytes;
    wire [16:0] hops_3_queue = kept_word_path_hops_3_queue;
    wire [23:0] hops_4_time = kept_word_path_hops_4_time;
    wire [19:0] hops_4_bytes = kept_word_path_hops_4_bytes;
    wire [16:0] hops_4_queue = kept_word_path_hops_4_queue;
    wire [31:0] has_left = in_flight_removed;
    wire [31:0] next_to_send = in_flight_removed + {{6{in_flight_after[25]}}, in_flight_after};
    wire  [3:0] kind_out = kind_out_later_q;
    wire        rtt_valid_out = rtt_valid_out_later_q;
    wire [23:0] rtt_out = rtt_out_later_q;
    wire        keeps_base_out = keeps_base_out_later_q;
    wire        ecn_out = ecn_out_later_q;
    wire  [6:0] penalty_out = penalty_out_later_q;
    wire        restores_out = restores_out_later_q;
    wire [31:0] now_out = now_out_later_q;
    wire        steps_fetch_removes_term = event_kind == KIND_OUT_ACK || event_kind == KIND_OUT_PROBE_ACK;
    wire        steps_fetch_removes_term_2 = steps_fetch_removes_term || event_kind == KIND_OUT_NACK_TRIM || event_kind == KIND_OUT_NACK_LAST_HOP;
    wire        steps_fetch_removes_term_3 = steps_fetch_removes_term_2 || event_kind == KIND_OUT_NACK_OTHER || event_kind == KIND_OUT_TIMEOUT;
    wire        steps_fetch_removes_term_4 = steps_fetch_removes_term_3 || event_kind == KIND_OUT_INFERRED || event_kind == KIND_OUT_WITHDRAWN;

    context_copy_w309_n8 kept (
        .clk                    (clk),
        .enable                 (is_ours_keep),
        .pdc                    (ccc_keep),
        .data_mark              (!taken_then),
        .data_path_count        (path_keep_count),
        .data_path_hops_0_time  (path_keep_hops_0_time),
        .data_path_hops_0_bytes (path_keep_hops_0_bytes),
        .data_path_hops_0_queue (path_keep_hops_0_queue),
        .data_path_hops_1_time  (path_keep_hops_1_time),
        .data_path_hops_1_bytes (path_keep_hops_1_bytes),
        .data_path_hops_1_queue (path_keep_hops_1_queue),
        .data_path_hops_2_time  (path_keep_hops_2_time),
        .data_path_hops_2_bytes (path_keep_hops_2_bytes),
        .data_path_hops_2_queue (path_keep_hops_2_queue),
        .data_path_hops_3_time  (path_keep_hops_3_time),
        .data_path_hops_3_bytes (path_keep_hops_3_bytes),
        .data_path_hops_3_queue (path_keep_hops_3_queue),
        .data_path_hops_4_time  (path_keep_hops_4_time),
        .data_path_hops_4_bytes (path_keep_hops_4_bytes),
        .data_path_hops_4_queue (path_keep_hops_4_queue),
        .read                   (event_ccc),
        .word_mark              (kept_word_mark),
        .word_path_count        (kept_word_path_count),
        .word_path_hops_0_time  (kept_word_path_hops_0_time),
        .word_path_hops_0_bytes (kept_word_path_hops_0_bytes),
        .word_path_hops_0_queue (kept_word_path_hops_0_queue),
        .word_path_hops_1_time  (kept_word_path_hops_1_time),
        .word_path_hops_1_bytes (kept_word_path_hops_1_bytes),
        .word_path_hops_1_queue (kept_word_path_hops_1_queue),
        .word_path_hops_2_time  (kept_word_path_hops_2_time),
        .word_path_hops_2_bytes (kept_word_path_hops_2_bytes),
        .word_path_hops_2_queue (kept_word_path_hops_2_queue),
        .word_path_hops_3_time  (kept_word_path_hops_3_time),
        .word_path_hops_3_bytes (kept_word_path_hops_3_bytes),
        .word_path_hops_3_queue (kept_word_path_hops_3_queue),
        .word_path_hops_4_time  (kept_word_path_hops_4_time),
        .word_path_hops_4_bytes (kept_word_path_hops_4_bytes),
        .word_path_hops_4_queue (kept_word_path_hops_4_queue)
    );

    forwarding_ram_w1_d8_l2 taken (
        .clk    (clk),
        .rst    (rst),
        .addr   (event_ccc),
        .enable (event_valid),
        .next   (mark_term ? kept_word_mark : taken_now),
        .write  (1'b1),
        .word   (taken_word),
        .at     (taken_at),
        .valid  (taken_valid)
    );

    context_copy_w1_n8 taken_copy (
        .clk    (clk),
        .enable (valid_take),
        .pdc    (ccc_take),
        .data   (mark),
        .read   (ccc_match),
        .word   (taken_copy_word)
    );

    nscc_flight_n8 in_flight (
        .clk            (clk),
        .rst            (rst),
        .enable         (event_valid),
        .ccc            (event_ccc),
        .steps_start    (steps_take_start),
        .steps_idle     (steps_take_idle),
        .steps_sent     (steps_take_sent),
        .steps_adds     (steps_take_adds),
        .steps_removes  (steps_take_removes),
        .steps_ack      (steps_take_ack),
        .steps_probe    (steps_take_probe),
        .steps_trim     (steps_take_trim),
        .steps_last_hop (steps_take_last_hop),
        .steps_timeout  (steps_take_timeout),
        .bytes          (bytes_take),
        .seen           (in_flight_seen),
        .after          (in_flight_after),
        .removed        (in_flight_removed)
    );

    delay_w308_c4 path_keep_later (
        .clk            (clk),
        .d_count        (int_path_count),
        .d_hops_0_time  (int_path_hops_0_time),
        .d_hops_0_bytes (int_path_hops_0_bytes),
        .d_hops_0_queue (int_path_hops_0_queue),
        .d_hops_1_time  (int_path_hops_1_time),
        .d_hops_1_bytes (int_path_hops_1_bytes),
        .d_hops_1_queue (int_path_hops_1_queue),
        .d_hops_2_time  (int_path_hops_2_time),
        .d_hops_2_bytes (int_path_hops_2_bytes),
        .d_hops_2_queue (int_path_hops_2_queue),
        .d_hops_3_time  (int_path_hops_3_time),
        .d_hops_3_bytes (int_path_hops_3_bytes),
        .d_hops_3_queue (int_path_hops_3_queue),
        .d_hops_4_time  (int_path_hops_4_time),
        .d_hops_4_bytes (int_path_hops_4_bytes),
        .d_hops_4_queue (int_path_hops_4_queue),
        .q_count        (path_keep_later_q_count),
        .q_hops_0_time  (path_keep_later_q_hops_0_time),
        .q_hops_0_bytes (path_keep_later_q_hops_0_bytes),
        .q_hops_0_queue (path_keep_later_q_hops_0_queue),
        .q_hops_1_time  (path_keep_later_q_hops_1_time),
        .q_hops_1_bytes (path_keep_later_q_hops_1_bytes),
        .q_hops_1_queue (path_keep_later_q_hops_1_queue),
        .q_hops_2_time  (path_keep_later_q_hops_2_time),
        .q_hops_2_bytes (path_keep_later_q_hops_2_bytes),
        .q_hops_2_queue (path_keep_later_q_hops_2_queue),
        .q_hops_3_time  (path_keep_later_q_hops_3_time),
        .q_hops_3_bytes (path_keep_later_q_hops_3_bytes),
        .q_hops_3_queue (path_keep_later_q_hops_3_queue),
        .q_hops_4_time  (path_keep_later_q_hops_4_time),
        .q_hops_4_bytes (path_keep_later_q_hops_4_bytes),
        .q_hops_4_queue (path_keep_later_q_hops_4_queue)
    );

    delay_w4_c4 kind_out_later (
        .clk (clk),
        .d   (event_kind),
        .q   (kind_out_later_q)
    );

    delay_w1_c4 rtt_valid_out_later (
        .clk (clk),
        .d   (event_rtt_valid),
        .q   (rtt_valid_out_later_q)
    );

    delay_w24_c4 rtt_out_later (
        .clk (clk),
        .d   (event_rtt),
        .q   (rtt_out_later_q)
    );

    delay_w1_c4 keeps_base_out_later (
        .clk (clk),
        .d   (event_keeps_base),
        .q   (keeps_base_out_later_q)
    );

    delay_w1_c4 ecn_out_later (
        .clk (clk),
        .d   (event_ecn),
        .q   (ecn_out_later_q)
    );

    delay_w7_c4 penalty_out_later (
        .clk (clk),
        .d   (event_penalty),
        .q   (penalty_out_later_q)
    );

    delay_w1_c4 restores_out_later (
        .clk (clk),
        .d   (event_restores),
        .q   (restores_out_later_q)
    );

    delay_w32_c4 now_out_later (
        .clk (clk),
        .d   (event_now),
        .q   (now_out_later_q)
    );

    always @(posedge clk) begin
        cccs_rdata <= cccs[int_pdcid[2:0]];
        if (pick_valid) cccs[pick_place] <= pick_ccc;
    end

    always @(posedge clk) begin
        pdcids_rdata <= pdcids[int_pdcid[2:0]];
        if (opened_valid) pdcids[opened_place] <= opened_pdcid;
    end

    always @(posedge clk) begin
        if (rst) begin
            is_ours_mark <= 1'b0;
            is_ours_keep <= 1'b0;
            valid_fetch <= 1'b0;
            valid_take <= 1'b0;
            valid_flight <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            is_ours_mark <= is_ours;
            is_ours_keep <= is_ours_mark;
            valid_fetch <= event_valid;
            valid_take <= valid_fetch;
            valid_flight <= valid_take;
            valid_out <= valid_flight;
        end
    end

    always @(posedge clk) begin
        is_given_context <= int_valid;
        is_given_match <= is_given_context;
        pdcid_context <= int_pdcid;
        pdcid_match <= pdcid_context;
        own_match <= own;
        ccc_match <= ccc;
        ccc_mark <= ccc_match;
        ccc_keep <= ccc_mark;
        steps_fetch_start <= event_kind == KIND_OUT_START && event_valid;
        steps_fetch_idle <= event_kind == KIND_OUT_IDLE && event_valid;
        steps_fetch_sent <= event_kind == KIND_OUT_SENT && event_valid;
        steps_fetch_adds <= (event_kind == KIND_OUT_SENT || event_kind == KIND_OUT_READD) && event_valid;
        steps_fetch_removes <= steps_fetch_removes_term_4 && event_valid;
        steps_fetch_ack <= steps_fetch_removes_term && event_valid;
        steps_fetch_probe <= event_kind == KIND_OUT_PROBE_ACK && event_valid;
        steps_fetch_trim <= (event_kind == KIND_OUT_NACK_TRIM || event_kind == KIND_OUT_NACK_LAST_HOP) && event_valid;
        steps_fetch_last_hop <= event_kind == KIND_OUT_NACK_LAST_HOP && event_valid;
        steps_fetch_timeout <= event_kind == KIND_OUT_TIMEOUT && event_valid;
        steps_take_start <= steps_fetch_start;
        steps_take_idle <= steps_fetch_idle;
        steps_take_sent <= steps_fetch_sent;
        steps_take_adds <= steps_fetch_adds;
        steps_take_removes <= steps_fetch_removes;
        steps_take_ack <= steps_fetch_ack;
        steps_take_probe <= steps_fetch_probe;
        steps_take_trim <= steps_fetch_trim;
        steps_take_last_hop <= steps_fetch_last_hop;
        steps_take_timeout <= steps_fetch_timeout;
        ccc_fetch <= event_ccc;
        ccc_take <= ccc_fetch;
        bytes_fetch <= event_bytes;
        bytes_take <= bytes_fetch;
        ccc_flight <= ccc_take;
        ccc_out <= ccc_flight;
        bytes_flight <= bytes_take;
        bytes_out <= bytes_flight;
        takes_flight <= takes;
        takes_out <= takes_flight;
        has_left_out <= has_left;
        next_to_send_out <= next_to_send;
        count_flight <= count;
        count_out <= count_flight;
        hops_flight_0_time <= hops_0_time;
        hops_flight_0_bytes <= hops_0_bytes;
        hops_flight_0_queue <= hops_0_queue;
        hops_flight_1_time <= hops_1_time;
        hops_flight_1_bytes <= hops_1_bytes;
        hops_flight_1_queue <= hops_1_queue;
        hops_flight_2_time <= hops_2_time;
        hops_flight_2_bytes <= hops_2_bytes;
        hops_flight_2_queue <= hops_2_queue;
        hops_flight_3_time <= hops_3_time;
        hops_flight_3_bytes <= hops_3_bytes;
        hops_flight_3_queue <= hops_3_queue;
        hops_flight_4_time <= hops_4_time;
        hops_flight_4_bytes <= hops_4_bytes;
        hops_flight_4_queue <= hops_4_queue;
        hops_out_0_time <= hops_flight_0_time;
        hops_out_0_bytes <= hops_flight_0_bytes;
        hops_out_0_queue <= hops_flight_0_queue;
        hops_out_1_time <= hops_flight_1_time;
        hops_out_1_bytes <= hops_flight_1_bytes;
        hops_out_1_queue <= hops_flight_1_queue;
        hops_out_2_time <= hops_flight_2_time;
        hops_out_2_bytes <= hops_flight_2_bytes;
        hops_out_2_queue <= hops_flight_2_queue;
        hops_out_3_time <= hops_flight_3_time;
        hops_out_3_bytes <= hops_flight_3_bytes;
        hops_out_3_queue <= hops_flight_3_queue;
        hops_out_4_time <= hops_flight_4_time;
        hops_out_4_bytes <= hops_flight_4_bytes;
        hops_out_4_queue <= hops_flight_4_queue;
    end

    assign later_valid = valid_out;
    assign later_ccc = ccc_out;
    assign later_kind = kind_out;
    assign later_bytes = bytes_out;
    assign later_rtt_valid = rtt_valid_out;
    assign later_rtt = rtt_out;
    assign later_keeps_base = keeps_base_out;
    assign later_ecn = ecn_out;
    assign later_penalty = penalty_out;
    assign later_restores = restores_out;
    assign later_now = now_out;
    assign sample_valid = takes_out;
    assign sample_sequence = has_left_out;
    assign sample_next_to_send = next_to_send_out;
    assign sample_count = count_out;
    assign sample_hops_0_time = hops_out_0_time;
    assign sample_hops_0_bytes = hops_out_0_bytes;
    assign sample_hops_0_queue = hops_out_0_queue;
    assign sample_hops_1_time = hops_out_1_time;
    assign sample_hops_1_bytes = hops_out_1_bytes;
    assign sample_hops_1_queue = hops_out_1_queue;
    assign sample_hops_2_time = hops_out_2_time;
    assign sample_hops_2_bytes = hops_out_2_bytes;
    assign sample_hops_2_queue = hops_out_2_queue;
    assign sample_hops_3_time = hops_out_3_time;
    assign sample_hops_3_bytes = hops_out_3_bytes;
    assign sample_hops_3_queue = hops_out_3_queue;
    assign sample_hops_4_time = hops_out_4_time;
    assign sample_hops_4_bytes = hops_out_4_bytes;
    assign sample_hops_4_queue = hops_out_4_queue;

    wire _unused_ok = &{1'b0, pick_size, pick_ordered, taken_at, taken_valid, in_flight_seen};

endmodule

`default_nettype wire
