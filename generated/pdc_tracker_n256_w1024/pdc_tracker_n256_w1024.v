// Receive state of 256 PDCs with windows of 1024 PSNs: verdict, CACK and SACK, one of each a clock.
`default_nettype none

module pdc_tracker_n256_w1024 (
    input  wire        clk,
    input  wire        rst,
    input  wire        arrival_valid,
    input  wire  [7:0] arrival_pdc,
    input  wire        arrival_create,
    input  wire        arrival_pends,
    input  wire        arrival_rod,
    input  wire [31:0] arrival_origin,
    input  wire [31:0] arrival_psn,
    input  wire        arrival_sequenced,
    input  wire        arrival_closes,
    input  wire        arrival_acceptable,
    input  wire        arrival_oldest_only,
    input  wire        arrival_opens,
    input  wire        arrival_clears,
    input  wire [31:0] arrival_clear,
    input  wire        arrival_failed,
    input  wire        arrival_return_busy,
    input  wire        response_valid,
    input  wire  [7:0] response_pdc,
    input  wire [31:0] response_psn,
    input  wire        response_guaranteed,
    input  wire        query_valid,
    input  wire  [7:0] query_pdc,
    input  wire  [1:0] query_mode,
    input  wire [31:0] query_psn,
    input  wire        forget,
    input  wire  [7:0] forgotten,
    output wire        ready,
    output wire        verdict_valid,
    output wire  [7:0] verdict_pdc,
    output wire  [3:0] verdict_judgement,
    output wire  [1:0] verdict_response,
    output wire        verdict_is_close,
    output wire        verdict_closed,
    output wire        verdict_first_gap,
    output wire [31:0] verdict_expected,
    output wire  [1:0] verdict_clear,
    output wire        verdict_is_highest,
    output wire        verdict_ends_pending,
    output wire        answer_valid,
    output wire  [7:0] answer_pdc,
    output wire [31:0] answer_cack,
    output wire        answer_held,
    output wire [31:0] answer_frontier,
    output wire [31:0] answer_highest,
    output wire [10:0] answer_out_of_order,
    output wire [31:0] answer_sack_base,
    output wire [63:0] answer_bitmap,
    output wire        next_write_enable,
    output wire  [7:0] next_write_pdc,
    output wire [31:0] next_write_next,
    output wire        next_write_announced
);

    reg          clearing;
    reg    [8:0] swept;
    wire         arrivals_verdict_valid;
    wire   [7:0] arrivals_verdict_pdc;
    wire   [3:0] arrivals_verdict_judgement;
    wire   [1:0] arrivals_verdict_response;
    wire         arrivals_verdict_is_close;
    wire         arrivals_verdict_closed;
    wire         arrivals_verdict_first_gap;
    wire  [31:0] arrivals_verdict_expected;
    wire   [1:0] arrivals_verdict_clear;
    wire         arrivals_verdict_is_highest;
    wire         arrivals_verdict_ends_pending;
    wire         arrivals_start_write_enable;
    wire   [7:0] arrivals_start_write_pdc;
    wire  [31:0] arrivals_start_write_origin;
    wire         arrivals_next_write_enable;
    wire   [7:0] arrivals_next_write_pdc;
    wire  [31:0] arrivals_next_write_next;
    wire         arrivals_next_write_announced;
    wire         arrivals_clear_write_enable;
    wire   [7:0] arrivals_clear_write_pdc;
    wire  [31:0] arrivals_clear_write_uncleared;
    wire         arrivals_count_write_enable;
    wire   [7:0] arrivals_count_write_pdc;
    wire  [10:0] arrivals_count_write_accepted;
    wire  [31:0] arrivals_count_write_highest;
    wire         arrivals_word_write_enable;
    wire         arrivals_word_write_store;
    wire   [7:0] arrivals_word_write_pdc;
    wire   [3:0] arrivals_word_write_word;
    wire  [15:0] arrivals_word_write_written;
    wire  [63:0] arrivals_word_write_data;
    wire         arrivals_flags_write_enable;
    wire   [7:0] arrivals_flags_write_pdc;
    wire  [15:0] arrivals_flags_write_flags;
    wire         responses_word_write_enable;
    wire         responses_word_write_store;
    wire   [7:0] responses_word_write_pdc;
    wire   [3:0] responses_word_write_word;
    wire  [15:0] responses_word_write_written;
    wire [127:0] responses_word_write_data;
    wire         responses_flags_write_enable;
    wire   [7:0] responses_flags_write_pdc;
    wire  [31:0] responses_flags_write_flags;
    wire         queries_answer_valid;
    wire   [7:0] queries_answer_pdc;
    wire  [31:0] queries_answer_cack;
    wire         queries_answer_held;
    wire  [31:0] queries_answer_frontier;
    wire  [31:0] queries_answer_highest;
    wire  [10:0] queries_answer_out_of_order;
    wire  [31:0] queries_answer_sack_base;
    wire  [63:0] queries_answer_bitmap;
    wire         queries_base_write_enable;
    wire   [7:0] queries_base_write_pdc;
    wire  [31:0] queries_base_write_base;

    wire         sweeps = clearing && swept < 9'h100;
    wire         forgets = sweeps || forget;
    wire   [7:0] forgotten_now = sweeps ? swept[7:0] : forgotten;
    wire         base_enable = queries_base_write_enable;
    wire   [7:0] base_pdc = queries_base_write_pdc;
    wire  [31:0] base_base = queries_base_write_base;
    wire         responded_word_enable = responses_word_write_enable;
    wire         responded_word_store = responses_word_write_store;
    wire   [7:0] responded_word_pdc = responses_word_write_pdc;
    wire   [3:0] responded_word_word = responses_word_write_word;
    wire  [15:0] responded_word_written = responses_word_write_written;
    wire [127:0] responded_word_data = responses_word_write_data;

    arrival_pipe_n256_w1024 arrivals (
        .clk                    (clk),
        .rst                    (rst),
        .arrival_valid          (arrival_valid),
        .arrival_pdc            (arrival_pdc),
        .arrival_create         (arrival_create),
        .arrival_pends          (arrival_pends),
        .arrival_rod            (arrival_rod),
        .arrival_origin         (arrival_origin),
        .arrival_psn            (arrival_psn),
        .arrival_sequenced      (arrival_sequenced),
        .arrival_closes         (arrival_closes),
        .arrival_acceptable     (arrival_acceptable),
        .arrival_oldest_only    (arrival_oldest_only),
        .arrival_opens          (arrival_opens),
        .arrival_clears         (arrival_clears),
        .arrival_clear          (arrival_clear),
        .arrival_failed         (arrival_failed),
        .arrival_return_busy    (arrival_return_busy),
        .base_write_enable      (base_enable),
        .base_write_pdc         (base_pdc),
        .base_write_base        (base_base),
        .response_write_enable  (responded_word_enable),
        .response_write_store   (responded_word_store),
        .response_write_pdc     (responded_word_pdc),
        .response_write_word    (responded_word_word),
        .response_write_written (responded_word_written),
        .response_write_data    (responded_word_data),
        .verdict_valid          (arrivals_verdict_valid),
        .verdict_pdc            (arrivals_verdict_pdc),
        .verdict_judgement      (arrivals_verdict_judgement),
        .verdict_response       (arrivals_verdict_response),
        .verdict_is_close       (arrivals_verdict_is_close),
        .verdict_closed         (arrivals_verdict_closed),
        .verdict_first_gap      (arrivals_verdict_first_gap),
        .verdict_expected       (arrivals_verdict_expected),
        .verdict_clear          (arrivals_verdict_clear),
        .verdict_is_highest     (arrivals_verdict_is_highest),
        .verdict_ends_pending   (arrivals_verdict_ends_pending),
        .start_write_enable     (arrivals_start_write_enable),
        .start_write_pdc        (arrivals_start_write_pdc),
        .start_write_origin     (arrivals_start_write_origin),
        .next_write_enable      (arrivals_next_write_enable),
        .next_write_pdc         (arrivals_next_write_pdc),
        .next_write_next        (arrivals_next_write_next),
        .next_write_announced   (arrivals_next_write_announced),
        .clear_write_enable     (arrivals_clear_write_enable),
        .clear_write_pdc        (arrivals_clear_write_pdc),
        .clear_write_uncleared  (arrivals_clear_write_uncleared),
        .count_write_enable     (arrivals_count_write_enable),
        .count_write_pdc        (arrivals_count_write_pdc),
        .count_write_accepted   (arrivals_count_write_accepted),
        .count_write_highest    (arrivals_count_write_highest),
        .word_write_enable      (arrivals_word_write_enable),
        .word_write_store       (arrivals_word_write_store),
        .word_write_pdc         (arrivals_word_write_pdc),
        .word_write_word        (arrivals_word_write_word),
        .word_write_written     (arrivals_word_write_written),
        .word_write_data        (arrivals_word_write_data),
        .flags_write_enable     (arrivals_flags_write_enable),
        .flags_write_pdc        (arrivals_flags_write_pdc),
        .flags_write_flags      (arrivals_flags_write_flags)
    );

    response_pipe_n256_w1024 responses (
        .clk                 (clk),
        .rst                 (rst),
        .response_valid      (response_valid),
        .response_pdc        (forgets ? forgotten_now : response_pdc),
        .response_psn        (response_psn),
        .response_guaranteed (response_guaranteed),
        .forget              (forgets),
        .start_write_enable  (arrivals_start_write_enable),
        .start_write_pdc     (arrivals_start_write_pdc),
        .start_write_origin  (arrivals_start_write_origin),
        .base_write_enable   (base_enable),
        .base_write_pdc      (base_pdc),
        .base_write_base     (base_base),
        .word_write_enable   (responses_word_write_enable),
        .word_write_store    (responses_word_write_store),
        .word_write_pdc      (responses_word_write_pdc),
        .word_write_word     (responses_word_write_word),
        .word_write_written  (responses_word_write_written),
        .word_write_data     (responses_word_write_data),
        .flags_write_enable  (responses_flags_write_enable),
        .flags_write_pdc     (responses_flags_write_pdc),
        .flags_write_flags   (responses_flags_write_flags)
    );

    query_pipe_n256_w1024 queries (
        .clk                     (clk),
        .rst                     (rst),
        .query_valid             (query_valid),
        .query_pdc               (forgets ? forgotten_now : query_pdc),
        .query_mode              (query_mode),
        .query_psn               (query_psn),
        .forget                  (forgets),
        .start_write_enable      (arrivals_start_write_enable),
        .start_write_pdc         (arrivals_start_write_pdc),
        .start_write_origin      (arrivals_start_write_origin),
        .clear_write_enable      (arrivals_clear_write_enable),
        .clear_write_pdc         (arrivals_clear_write_pdc),
        .clear_write_uncleared   (arrivals_clear_write_uncleared),
        .count_write_enable      (arrivals_count_write_enable),
        .count_write_pdc         (arrivals_count_write_pdc),
        .count_write_accepted    (arrivals_count_write_accepted),
        .count_write_highest     (arrivals_count_write_highest),
        .arrived_write_enable    (arrivals_word_write_enable),
        .arrived_write_store     (arrivals_word_write_store),
        .arrived_write_pdc       (arrivals_word_write_pdc),
        .arrived_write_word      (arrivals_word_write_word),
        .arrived_write_written   (arrivals_word_write_written),
        .arrived_write_data      (arrivals_word_write_data),
        .arrived_flags_enable    (arrivals_flags_write_enable),
        .arrived_flags_pdc       (arrivals_flags_write_pdc),
        .arrived_flags_flags     (arrivals_flags_write_flags),
        .responded_write_enable  (responses_word_write_enable),
        .responded_write_store   (responses_word_write_store),
        .responded_write_pdc     (responses_word_write_pdc),
        .responded_write_word    (responses_word_write_word),
        .responded_write_written (responses_word_write_written),
        .responded_write_data    (responses_word_write_data),
        .responded_flags_enable  (responses_flags_write_enable),
        .responded_flags_pdc     (responses_flags_write_pdc),
        .responded_flags_flags   (responses_flags_write_flags),
        .answer_valid            (queries_answer_valid),
        .answer_pdc              (queries_answer_pdc),
        .answer_cack             (queries_answer_cack),
        .answer_held             (queries_answer_held),
        .answer_frontier         (queries_answer_frontier),
        .answer_highest          (queries_answer_highest),
        .answer_out_of_order     (queries_answer_out_of_order),
        .answer_sack_base        (queries_answer_sack_base),
        .answer_bitmap           (queries_answer_bitmap),
        .base_write_enable       (queries_base_write_enable),
        .base_write_pdc          (queries_base_write_pdc),
        .base_write_base         (queries_base_write_base)
    );

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            swept <= 9'd0;
        end else begin
            if (clearing) begin
                swept <= swept + 9'd1;
            end
            if (clearing) begin
                if (swept == 9'h10a) begin
                    clearing <= 1'b0;
                end
            end
        end
    end

    assign ready = !clearing;
    assign verdict_valid = arrivals_verdict_valid;
    assign verdict_pdc = arrivals_verdict_pdc;
    assign verdict_judgement = arrivals_verdict_judgement;
    assign verdict_response = arrivals_verdict_response;
    assign verdict_is_close = arrivals_verdict_is_close;
    assign verdict_closed = arrivals_verdict_closed;
    assign verdict_first_gap = arrivals_verdict_first_gap;
    assign verdict_expected = arrivals_verdict_expected;
    assign verdict_clear = arrivals_verdict_clear;
    assign verdict_is_highest = arrivals_verdict_is_highest;
    assign verdict_ends_pending = arrivals_verdict_ends_pending;
    assign answer_valid = queries_answer_valid;
    assign answer_pdc = queries_answer_pdc;
    assign answer_cack = queries_answer_cack;
    assign answer_held = queries_answer_held;
    assign answer_frontier = queries_answer_frontier;
    assign answer_highest = queries_answer_highest;
    assign answer_out_of_order = queries_answer_out_of_order;
    assign answer_sack_base = queries_answer_sack_base;
    assign answer_bitmap = queries_answer_bitmap;
    assign next_write_enable = arrivals_next_write_enable;
    assign next_write_pdc = arrivals_next_write_pdc;
    assign next_write_next = arrivals_next_write_next;
    assign next_write_announced = arrivals_next_write_announced;

`ifdef FORMAL
    always @(posedge clk) if (!rst) nothing_before_ready: assume (!(clearing && (arrival_valid || response_valid || query_valid || forget)));
    always @(posedge clk) if (!rst) forgets_alone: assume (!(forget && (response_valid || query_valid)));
`endif

endmodule

`default_nettype wire
