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

    reg   [2:0] cccs_rdata;
    reg   [2:0] ccc_2;
    reg  [15:0] pdcids_rdata;
    reg  [15:0] pdcid_2;
    reg         given_1_valid;
    reg  [15:0] given_1_pdcid;
    reg         given_2_valid;
    reg  [15:0] given_2_pdcid;
    reg         is_ours_1;
    reg         is_ours_2;
    reg   [2:0] ccc_later_1;
    reg   [2:0] ccc_later_2;
    wire  [2:0] path_at_4_q_count;
    wire [23:0] path_at_4_q_hops_0_time;
    wire [19:0] path_at_4_q_hops_0_bytes;
    wire [16:0] path_at_4_q_hops_0_queue;
    wire [23:0] path_at_4_q_hops_1_time;
    wire [19:0] path_at_4_q_hops_1_bytes;
    wire [16:0] path_at_4_q_hops_1_queue;
    wire [23:0] path_at_4_q_hops_2_time;
    wire [19:0] path_at_4_q_hops_2_bytes;
    wire [16:0] path_at_4_q_hops_2_queue;
    wire [23:0] path_at_4_q_hops_3_time;
    wire [19:0] path_at_4_q_hops_3_bytes;
    wire [16:0] path_at_4_q_hops_3_queue;
    wire [23:0] path_at_4_q_hops_4_time;
    wire [19:0] path_at_4_q_hops_4_bytes;
    wire [16:0] path_at_4_q_hops_4_queue;
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
    wire        steps_at_2_q_start;
    wire        steps_at_2_q_idle;
    wire        steps_at_2_q_sent;
    wire        steps_at_2_q_adds;
    wire        steps_at_2_q_removes;
    wire        steps_at_2_q_ack;
    wire        steps_at_2_q_probe;
    wire        steps_at_2_q_trim;
    wire        steps_at_2_q_last_hop;
    wire        steps_at_2_q_timeout;
    wire        event_at_2_q_valid;
    wire  [2:0] event_at_2_q_ccc;
    wire  [3:0] event_at_2_q_kind;
    wire [31:0] event_at_2_q_bytes;
    wire        event_at_2_q_rtt_valid;
    wire [23:0] event_at_2_q_rtt;
    wire        event_at_2_q_keeps_base;
    wire        event_at_2_q_ecn;
    wire  [6:0] event_at_2_q_penalty;
    wire        event_at_2_q_restores;
    wire [31:0] event_at_2_q_now;
    reg         takes;
    wire        taken_word;
    wire  [2:0] taken_at;
    wire        taken_valid;
    reg         valid_1;
    reg         valid_2;
    wire        taken_copy_word;
    wire [25:0] in_flight_seen;
    wire [25:0] in_flight_after;
    wire [31:0] in_flight_removed;
    reg   [2:0] path_3_count;
    reg  [23:0] path_3_hops_0_time;
    reg  [19:0] path_3_hops_0_bytes;
    reg  [16:0] path_3_hops_0_queue;
    reg  [23:0] path_3_hops_1_time;
    reg  [19:0] path_3_hops_1_bytes;
    reg  [16:0] path_3_hops_1_queue;
    reg  [23:0] path_3_hops_2_time;
    reg  [19:0] path_3_hops_2_bytes;
    reg  [16:0] path_3_hops_2_queue;
    reg  [23:0] path_3_hops_3_time;
    reg  [19:0] path_3_hops_3_bytes;
    reg  [16:0] path_3_hops_3_queue;
    reg  [23:0] path_3_hops_4_time;
    reg  [19:0] path_3_hops_4_bytes;
    reg  [16:0] path_3_hops_4_queue;
    wire        event_at_4_q_valid;
    wire  [2:0] event_at_4_q_ccc;
    wire  [3:0] event_at_4_q_kind;
    wire [31:0] event_at_4_q_bytes;
    wire        event_at_4_q_rtt_valid;
    wire [23:0] event_at_4_q_rtt;
    wire        event_at_4_q_keeps_base;
    wire        event_at_4_q_ecn;
    wire  [6:0] event_at_4_q_penalty;
    wire        event_at_4_q_restores;
    wire [31:0] event_at_4_q_now;
    reg         leaves_1;
    reg         leaves_2;
    reg         sampled;
    reg  [31:0] has_left;
    reg  [31:0] next_to_send;
    reg   [2:0] path_4_count;
    reg  [23:0] path_4_hops_0_time;
    reg  [19:0] path_4_hops_0_bytes;
    reg  [16:0] path_4_hops_0_queue;
    reg  [23:0] path_4_hops_1_time;
    reg  [19:0] path_4_hops_1_bytes;
    reg  [16:0] path_4_hops_1_queue;
    reg  [23:0] path_4_hops_2_time;
    reg  [19:0] path_4_hops_2_bytes;
    reg  [16:0] path_4_hops_2_queue;
    reg  [23:0] path_4_hops_3_time;
    reg  [19:0] path_4_hops_3_bytes;
    reg  [16:0] path_4_hops_3_queue;
    reg  [23:0] path_4_hops_4_time;
    reg  [19:0] path_4_hops_4_bytes;
    reg  [16:0] path_4_hops_4_queue;
    (* no_rw_check *)
    reg   [2:0] cccs [0:7];
    (* no_rw_check *)
    reg  [15:0] pdcids [0:7];

    wire taken_then = taken_copy_word;
    wire taken_now = taken_word;
    wire is_new = steps_at_2_q_ack && kept_word_mark != taken_now;
    wire taken_next_choice = is_new || steps_at_2_q_start ? kept_word_mark : taken_now;
    wire taken_next = taken_next_choice;
    wire steps_at_2_d_removes_term = event_kind == EVENT_KIND_ACK || event_kind == EVENT_KIND_PROBE_ACK;
    wire steps_at_2_d_removes_term_2 = steps_at_2_d_removes_term || event_kind == EVENT_KIND_NACK_TRIM || event_kind == EVENT_KIND_NACK_LAST_HOP;
    wire steps_at_2_d_removes_term_3 = steps_at_2_d_removes_term_2 || event_kind == EVENT_KIND_NACK_OTHER || event_kind == EVENT_KIND_TIMEOUT;
    wire steps_at_2_d_removes_term_4 = steps_at_2_d_removes_term_3 || event_kind == EVENT_KIND_INFERRED || event_kind == EVENT_KIND_WITHDRAWN;

    delay_w308_c4 path_at_4 (
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
        .q_count        (path_at_4_q_count),
        .q_hops_0_time  (path_at_4_q_hops_0_time),
        .q_hops_0_bytes (path_at_4_q_hops_0_bytes),
        .q_hops_0_queue (path_at_4_q_hops_0_queue),
        .q_hops_1_time  (path_at_4_q_hops_1_time),
        .q_hops_1_bytes (path_at_4_q_hops_1_bytes),
        .q_hops_1_queue (path_at_4_q_hops_1_queue),
        .q_hops_2_time  (path_at_4_q_hops_2_time),
        .q_hops_2_bytes (path_at_4_q_hops_2_bytes),
        .q_hops_2_queue (path_at_4_q_hops_2_queue),
        .q_hops_3_time  (path_at_4_q_hops_3_time),
        .q_hops_3_bytes (path_at_4_q_hops_3_bytes),
        .q_hops_3_queue (path_at_4_q_hops_3_queue),
        .q_hops_4_time  (path_at_4_q_hops_4_time),
        .q_hops_4_bytes (path_at_4_q_hops_4_bytes),
        .q_hops_4_queue (path_at_4_q_hops_4_queue)
    );

    context_copy_w309_n8 kept (
        .clk                    (clk),
        .enable                 (is_ours_2),
        .pdc                    (ccc_later_2),
        .data_mark              (!taken_then),
        .data_path_count        (path_at_4_q_count),
        .data_path_hops_0_time  (path_at_4_q_hops_0_time),
        .data_path_hops_0_bytes (path_at_4_q_hops_0_bytes),
        .data_path_hops_0_queue (path_at_4_q_hops_0_queue),
        .data_path_hops_1_time  (path_at_4_q_hops_1_time),
        .data_path_hops_1_bytes (path_at_4_q_hops_1_bytes),
        .data_path_hops_1_queue (path_at_4_q_hops_1_queue),
        .data_path_hops_2_time  (path_at_4_q_hops_2_time),
        .data_path_hops_2_bytes (path_at_4_q_hops_2_bytes),
        .data_path_hops_2_queue (path_at_4_q_hops_2_queue),
        .data_path_hops_3_time  (path_at_4_q_hops_3_time),
        .data_path_hops_3_bytes (path_at_4_q_hops_3_bytes),
        .data_path_hops_3_queue (path_at_4_q_hops_3_queue),
        .data_path_hops_4_time  (path_at_4_q_hops_4_time),
        .data_path_hops_4_bytes (path_at_4_q_hops_4_bytes),
        .data_path_hops_4_queue (path_at_4_q_hops_4_queue),
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

    delay_w10_c2 steps_at_2 (
        .clk        (clk),
        .d_start    (event_kind == EVENT_KIND_START && event_valid),
        .d_idle     (event_kind == EVENT_KIND_IDLE && event_valid),
        .d_sent     (event_kind == EVENT_KIND_SENT && event_valid),
        .d_adds     ((event_kind == EVENT_KIND_SENT || event_kind == EVENT_KIND_READD) && event_valid),
        .d_removes  (steps_at_2_d_removes_term_4 && event_valid),
        .d_ack      (steps_at_2_d_removes_term && event_valid),
        .d_probe    (event_kind == EVENT_KIND_PROBE_ACK && event_valid),
        .d_trim     ((event_kind == EVENT_KIND_NACK_TRIM || event_kind == EVENT_KIND_NACK_LAST_HOP) && event_valid),
        .d_last_hop (event_kind == EVENT_KIND_NACK_LAST_HOP && event_valid),
        .d_timeout  (event_kind == EVENT_KIND_TIMEOUT && event_valid),
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

    delay_w107_c2 event_at_2 (
        .clk          (clk),
        .d_valid      (event_valid),
        .d_ccc        (event_ccc),
        .d_kind       (event_kind),
        .d_bytes      (event_bytes),
        .d_rtt_valid  (event_rtt_valid),
        .d_rtt        (event_rtt),
        .d_keeps_base (event_keeps_base),
        .d_ecn        (event_ecn),
        .d_penalty    (event_penalty),
        .d_restores   (event_restores),
        .d_now        (event_now),
        .q_valid      (event_at_2_q_valid),
        .q_ccc        (event_at_2_q_ccc),
        .q_kind       (event_at_2_q_kind),
        .q_bytes      (event_at_2_q_bytes),
        .q_rtt_valid  (event_at_2_q_rtt_valid),
        .q_rtt        (event_at_2_q_rtt),
        .q_keeps_base (event_at_2_q_keeps_base),
        .q_ecn        (event_at_2_q_ecn),
        .q_penalty    (event_at_2_q_penalty),
        .q_restores   (event_at_2_q_restores),
        .q_now        (event_at_2_q_now)
    );

    forwarding_ram_w1_d8_l2 taken (
        .clk    (clk),
        .rst    (rst),
        .addr   (event_ccc),
        .enable (event_valid),
        .next   (taken_next_choice),
        .write  (1'b1),
        .word   (taken_word),
        .at     (taken_at),
        .valid  (taken_valid)
    );

    context_copy_w1_n8 taken_copy (
        .clk    (clk),
        .enable (valid_2),
        .pdc    (event_at_2_q_ccc),
        .data   (taken_next),
        .read   (ccc_2),
        .word   (taken_copy_word)
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
        .bytes          (event_at_2_q_bytes),
        .seen           (in_flight_seen),
        .after          (in_flight_after),
        .removed        (in_flight_removed)
    );

    delay_w107_c2 event_at_4 (
        .clk          (clk),
        .d_valid      (event_at_2_q_valid),
        .d_ccc        (event_at_2_q_ccc),
        .d_kind       (event_at_2_q_kind),
        .d_bytes      (event_at_2_q_bytes),
        .d_rtt_valid  (event_at_2_q_rtt_valid),
        .d_rtt        (event_at_2_q_rtt),
        .d_keeps_base (event_at_2_q_keeps_base),
        .d_ecn        (event_at_2_q_ecn),
        .d_penalty    (event_at_2_q_penalty),
        .d_restores   (event_at_2_q_restores),
        .d_now        (event_at_2_q_now),
        .q_valid      (event_at_4_q_valid),
        .q_ccc        (event_at_4_q_ccc),
        .q_kind       (event_at_4_q_kind),
        .q_bytes      (event_at_4_q_bytes),
        .q_rtt_valid  (event_at_4_q_rtt_valid),
        .q_rtt        (event_at_4_q_rtt),
        .q_keeps_base (event_at_4_q_keeps_base),
        .q_ecn        (event_at_4_q_ecn),
        .q_penalty    (event_at_4_q_penalty),
        .q_restores   (event_at_4_q_restores),
        .q_now        (event_at_4_q_now)
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
            is_ours_1 <= 1'b0;
            is_ours_2 <= 1'b0;
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            leaves_1 <= 1'b0;
            leaves_2 <= 1'b0;
        end else begin
            is_ours_1 <= given_2_valid && given_2_pdcid == pdcid_2;
            is_ours_2 <= is_ours_1;
            valid_1 <= event_valid;
            valid_2 <= valid_1;
            leaves_1 <= valid_2;
            leaves_2 <= leaves_1;
        end
    end

    always @(posedge clk) begin
        ccc_2 <= cccs_rdata;
        pdcid_2 <= pdcids_rdata;
        given_1_valid <= int_valid;
        given_1_pdcid <= int_pdcid;
        given_2_valid <= given_1_valid;
        given_2_pdcid <= given_1_pdcid;
        ccc_later_1 <= ccc_2;
        ccc_later_2 <= ccc_later_1;
        takes <= is_new;
        path_3_count <= kept_word_path_count;
        path_3_hops_0_time <= kept_word_path_hops_0_time;
        path_3_hops_0_bytes <= kept_word_path_hops_0_bytes;
        path_3_hops_0_queue <= kept_word_path_hops_0_queue;
        path_3_hops_1_time <= kept_word_path_hops_1_time;
        path_3_hops_1_bytes <= kept_word_path_hops_1_bytes;
        path_3_hops_1_queue <= kept_word_path_hops_1_queue;
        path_3_hops_2_time <= kept_word_path_hops_2_time;
        path_3_hops_2_bytes <= kept_word_path_hops_2_bytes;
        path_3_hops_2_queue <= kept_word_path_hops_2_queue;
        path_3_hops_3_time <= kept_word_path_hops_3_time;
        path_3_hops_3_bytes <= kept_word_path_hops_3_bytes;
        path_3_hops_3_queue <= kept_word_path_hops_3_queue;
        path_3_hops_4_time <= kept_word_path_hops_4_time;
        path_3_hops_4_bytes <= kept_word_path_hops_4_bytes;
        path_3_hops_4_queue <= kept_word_path_hops_4_queue;
        sampled <= takes;
        has_left <= in_flight_removed;
        next_to_send <= in_flight_removed + {{6{in_flight_after[25]}}, in_flight_after};
        path_4_count <= path_3_count;
        path_4_hops_0_time <= path_3_hops_0_time;
        path_4_hops_0_bytes <= path_3_hops_0_bytes;
        path_4_hops_0_queue <= path_3_hops_0_queue;
        path_4_hops_1_time <= path_3_hops_1_time;
        path_4_hops_1_bytes <= path_3_hops_1_bytes;
        path_4_hops_1_queue <= path_3_hops_1_queue;
        path_4_hops_2_time <= path_3_hops_2_time;
        path_4_hops_2_bytes <= path_3_hops_2_bytes;
        path_4_hops_2_queue <= path_3_hops_2_queue;
        path_4_hops_3_time <= path_3_hops_3_time;
        path_4_hops_3_bytes <= path_3_hops_3_bytes;
        path_4_hops_3_queue <= path_3_hops_3_queue;
        path_4_hops_4_time <= path_3_hops_4_time;
        path_4_hops_4_bytes <= path_3_hops_4_bytes;
        path_4_hops_4_queue <= path_3_hops_4_queue;
    end

    assign later_valid = leaves_2;
    assign later_ccc = event_at_4_q_ccc;
    assign later_kind = event_at_4_q_kind;
    assign later_bytes = event_at_4_q_bytes;
    assign later_rtt_valid = event_at_4_q_rtt_valid;
    assign later_rtt = event_at_4_q_rtt;
    assign later_keeps_base = event_at_4_q_keeps_base;
    assign later_ecn = event_at_4_q_ecn;
    assign later_penalty = event_at_4_q_penalty;
    assign later_restores = event_at_4_q_restores;
    assign later_now = event_at_4_q_now;
    assign sample_valid = sampled;
    assign sample_sequence = has_left;
    assign sample_next_to_send = next_to_send;
    assign sample_count = path_4_count;
    assign sample_hops_0_time = path_4_hops_0_time;
    assign sample_hops_0_bytes = path_4_hops_0_bytes;
    assign sample_hops_0_queue = path_4_hops_0_queue;
    assign sample_hops_1_time = path_4_hops_1_time;
    assign sample_hops_1_bytes = path_4_hops_1_bytes;
    assign sample_hops_1_queue = path_4_hops_1_queue;
    assign sample_hops_2_time = path_4_hops_2_time;
    assign sample_hops_2_bytes = path_4_hops_2_bytes;
    assign sample_hops_2_queue = path_4_hops_2_queue;
    assign sample_hops_3_time = path_4_hops_3_time;
    assign sample_hops_3_bytes = path_4_hops_3_bytes;
    assign sample_hops_3_queue = path_4_hops_3_queue;
    assign sample_hops_4_time = path_4_hops_4_time;
    assign sample_hops_4_bytes = path_4_hops_4_bytes;
    assign sample_hops_4_queue = path_4_hops_4_queue;

    wire _unused_ok = &{1'b0, pick_size, pick_ordered, taken_at, taken_valid, in_flight_seen, event_at_4_q_valid};

endmodule

`default_nettype wire
