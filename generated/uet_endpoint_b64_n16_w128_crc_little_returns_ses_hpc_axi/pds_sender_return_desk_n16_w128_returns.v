// Return spaces of 8 PDCs.
`default_nettype none

module pds_sender_return_desk_n16_w128_returns (
    input  wire         clk,
    input  wire         rst,
    input  wire         opened_enable,
    input  wire   [3:0] opened_place,
    input  wire  [15:0] opened_pdcid,
    input  wire         pdc_event_valid,
    input  wire   [3:0] pdc_event_place,
    input  wire  [15:0] pdc_event_pdcid,
    input  wire         pdc_event_opened,
    input  wire         pdc_event_established,
    input  wire         pdc_event_moved,
    input  wire         pdc_event_quiesce,
    input  wire         pdc_event_failed,
    input  wire   [7:0] pdc_event_code,
    input  wire         pdc_event_closed,
    input  wire         pdc_event_ended,
    input  wire  [31:0] pdc_event_next_psn,
    input  wire         pdc_event_syn_resent,
    input  wire  [31:0] pdc_event_start_psn,
    input  wire  [15:0] pdc_event_peer,
    input  wire         retired_valid,
    input  wire   [3:0] retired_place,
    input  wire         retired_close,
    input  wire         failed_enable,
    input  wire   [3:0] failed_place,
    input  wire         conclude_enable,
    input  wire  [15:0] conclude_pdcid,
    input  wire         clear_enable,
    input  wire   [3:0] clear_place,
    output reg          concluded_enable,
    output reg    [3:0] concluded_place,
    output wire         quits_enable,
    output wire   [3:0] quits_place,
    output wire  [15:0] quits_pdcid,
    input  wire         changes_payload_kind,
    input  wire  [15:0] changes_payload_pdcid,
    input  wire  [15:0] changes_payload_peer,
    input  wire         changes_payload_rod,
    input  wire  [31:0] changes_payload_start_psn,
    input  wire   [3:0] changes_payload_local,
    input  wire [127:0] changes_payload_destination,
    input  wire   [3:0] changes_payload_traffic_class,
    input  wire         changes_valid,
    output wire         changes_ready,
    input  wire  [15:0] sends_payload_pdcid,
    input  wire   [1:0] sends_payload_packet_kind,
    input  wire  [15:0] sends_payload_packet_message,
    input  wire         sends_payload_packet_first,
    input  wire         sends_payload_packet_last,
    input  wire  [13:0] sends_payload_packet_length,
    input  wire  [13:0] sends_payload_packet_size,
    input  wire  [31:0] sends_payload_packet_payload,
    input  wire  [31:0] sends_payload_packet_handle,
    input  wire         sends_payload_packet_expects,
    input  wire         sends_valid,
    output wire         sends_ready,
    output wire         opens_payload_kind,
    output wire  [15:0] opens_payload_pdcid,
    output wire  [15:0] opens_payload_peer,
    output wire         opens_payload_rod,
    output wire  [31:0] opens_payload_start_psn,
    output wire   [3:0] opens_payload_local,
    output wire [127:0] opens_payload_destination,
    output wire   [3:0] opens_payload_traffic_class,
    output wire         opens_valid,
    input  wire         opens_ready,
    output wire   [3:0] closes_payload,
    output wire         closes_valid,
    input  wire         closes_ready,
    output wire  [15:0] placed_payload_pdcid,
    output wire   [1:0] placed_payload_packet_kind,
    output wire  [15:0] placed_payload_packet_message,
    output wire         placed_payload_packet_first,
    output wire         placed_payload_packet_last,
    output wire  [13:0] placed_payload_packet_length,
    output wire  [13:0] placed_payload_packet_size,
    output wire  [31:0] placed_payload_packet_payload,
    output wire  [31:0] placed_payload_packet_handle,
    output wire         placed_payload_packet_expects,
    output wire         placed_valid,
    input  wire         placed_ready
);

    wire         changes_waiting_up_ready;
    wire         changes_waiting_down_payload_kind;
    wire  [15:0] changes_waiting_down_payload_pdcid;
    wire  [15:0] changes_waiting_down_payload_peer;
    wire         changes_waiting_down_payload_rod;
    wire  [31:0] changes_waiting_down_payload_start_psn;
    wire   [3:0] changes_waiting_down_payload_local;
    wire [127:0] changes_waiting_down_payload_destination;
    wire   [3:0] changes_waiting_down_payload_traffic_class;
    wire         changes_waiting_down_valid;
    reg          closing;
    reg          offers;
    reg          quits_now;
    reg          skips;
    reg    [6:0] came;
    reg    [6:0] done;
    wire         sends_waiting_up_ready;
    wire   [6:0] sends_waiting_down_payload_tag;
    wire  [15:0] sends_waiting_down_payload_send_pdcid;
    wire   [1:0] sends_waiting_down_payload_send_packet_kind;
    wire  [15:0] sends_waiting_down_payload_send_packet_message;
    wire         sends_waiting_down_payload_send_packet_first;
    wire         sends_waiting_down_payload_send_packet_last;
    wire  [13:0] sends_waiting_down_payload_send_packet_length;
    wire  [13:0] sends_waiting_down_payload_send_packet_size;
    wire  [31:0] sends_waiting_down_payload_send_packet_payload;
    wire  [31:0] sends_waiting_down_payload_send_packet_handle;
    wire         sends_waiting_down_payload_send_packet_expects;
    wire         sends_waiting_down_valid;
    wire         shown_up_ready;
    wire  [15:0] shown_down_payload_pdcid;
    wire   [1:0] shown_down_payload_packet_kind;
    wire  [15:0] shown_down_payload_packet_message;
    wire         shown_down_payload_packet_first;
    wire         shown_down_payload_packet_last;
    wire  [13:0] shown_down_payload_packet_length;
    wire  [13:0] shown_down_payload_packet_size;
    wire  [31:0] shown_down_payload_packet_payload;
    wire  [31:0] shown_down_payload_packet_handle;
    wire         shown_down_payload_packet_expects;
    wire         shown_down_valid;
    reg   [15:0] gone [0:7];
    reg   [15:0] has [0:7];
    reg    [7:0] entered [0:7];
    reg    [7:0] finished [0:7];
    reg    [7:0] unsent [0:7];
    reg   [15:0] owners [0:7];
    reg   [15:0] overs [0:7];

    wire        begins = offers && opens_ready;
    wire        closing_and_closes_ready = closing && closes_ready;
    wire        pops = begins || skips || closing_and_closes_ready;
    wire [15:0] has_rdata = has[changes_waiting_down_payload_pdcid[2:0]];
    wire [15:0] gone_rdata = gone[changes_waiting_down_payload_pdcid[2:0]];
    wire        is_busy = has_rdata != gone_rdata;
    wire        is_there = is_busy && has_rdata == changes_waiting_down_payload_pdcid;
    wire        ends_term = changes_waiting_down_valid && changes_waiting_down_payload_kind;
    wire        ends = ends_term && !(closing || quits_now || skips);
    wire  [6:0] tag = came + {6'd0, changes_valid && changes_waiting_up_ready};
    wire  [6:0] early_difference = done - sends_waiting_down_payload_tag;
    wire        early = early_difference[6];
    wire  [7:0] entered_rdata_1 = entered[sends_waiting_down_payload_send_pdcid[2:0]];
    wire  [7:0] finished_rdata_1 = finished[sends_waiting_down_payload_send_pdcid[2:0]];
    wire  [7:0] unsent_rdata_1 = unsent[sends_waiting_down_payload_send_pdcid[2:0]];
    wire        has_room = entered_rdata_1 - finished_rdata_1 - unsent_rdata_1 < 8'd128;
    wire        shows = sends_waiting_down_valid && !early && has_room;
    wire        takes = shows && shown_up_ready;
    wire  [2:0] entered_rdata_choice = clear_enable ? clear_place[2:0] : sends_waiting_down_payload_send_pdcid[2:0];
    wire  [7:0] entered_rdata = entered[entered_rdata_choice];
    wire  [2:0] finished_rdata_choice = clear_enable ? clear_place[2:0] : retired_place[2:0];
    wire  [7:0] finished_rdata = finished[finished_rdata_choice];
    wire  [2:0] unsent_rdata_choice = clear_enable ? clear_place[2:0] : failed_place[2:0];
    wire  [7:0] unsent_rdata = unsent[unsent_rdata_choice];
    wire [15:0] owners_rdata = owners[conclude_pdcid[2:0]];
    wire [15:0] overs_rdata = overs[conclude_pdcid[2:0]];
    wire        gone_term = pdc_event_valid && (pdc_event_closed || pdc_event_ended);
    wire  [3:0] gone_choice = clear_enable ? clear_place : pdc_event_place;
    wire  [2:0] gone_choice_2_0 = gone_choice[2:0];
    wire [15:0] gone_and = pdc_event_pdcid & {16{!clear_enable}};
    wire  [2:0] has_choice = clear_enable ? clear_place[2:0] : changes_waiting_down_payload_pdcid[2:0];
    wire  [3:0] owners_choice = clear_enable ? clear_place : opened_place;
    wire        offers_term = changes_waiting_down_valid && !changes_waiting_down_payload_kind;
    wire        concluded_enable_term = owners_rdata == conclude_pdcid && overs_rdata != conclude_pdcid;

    block_fifo_w202_d32 changes_waiting (
        .clk                        (clk),
        .rst                        (rst),
        .up_payload_kind            (changes_payload_kind),
        .up_payload_pdcid           (changes_payload_pdcid),
        .up_payload_peer            (changes_payload_peer),
        .up_payload_rod             (changes_payload_rod),
        .up_payload_start_psn       (changes_payload_start_psn),
        .up_payload_local           (changes_payload_local),
        .up_payload_destination     (changes_payload_destination),
        .up_payload_traffic_class   (changes_payload_traffic_class),
        .up_valid                   (changes_valid),
        .up_ready                   (changes_waiting_up_ready),
        .down_payload_kind          (changes_waiting_down_payload_kind),
        .down_payload_pdcid         (changes_waiting_down_payload_pdcid),
        .down_payload_peer          (changes_waiting_down_payload_peer),
        .down_payload_rod           (changes_waiting_down_payload_rod),
        .down_payload_start_psn     (changes_waiting_down_payload_start_psn),
        .down_payload_local         (changes_waiting_down_payload_local),
        .down_payload_destination   (changes_waiting_down_payload_destination),
        .down_payload_traffic_class (changes_waiting_down_payload_traffic_class),
        .down_valid                 (changes_waiting_down_valid),
        .down_ready                 (pops)
    );

    fifo_w136_d4 sends_waiting (
        .clk                              (clk),
        .rst                              (rst),
        .up_payload_tag                   (tag),
        .up_payload_send_pdcid            (sends_payload_pdcid),
        .up_payload_send_packet_kind      (sends_payload_packet_kind),
        .up_payload_send_packet_message   (sends_payload_packet_message),
        .up_payload_send_packet_first     (sends_payload_packet_first),
        .up_payload_send_packet_last      (sends_payload_packet_last),
        .up_payload_send_packet_length    (sends_payload_packet_length),
        .up_payload_send_packet_size      (sends_payload_packet_size),
        .up_payload_send_packet_payload   (sends_payload_packet_payload),
        .up_payload_send_packet_handle    (sends_payload_packet_handle),
        .up_payload_send_packet_expects   (sends_payload_packet_expects),
        .up_valid                         (sends_valid),
        .up_ready                         (sends_waiting_up_ready),
        .down_payload_tag                 (sends_waiting_down_payload_tag),
        .down_payload_send_pdcid          (sends_waiting_down_payload_send_pdcid),
        .down_payload_send_packet_kind    (sends_waiting_down_payload_send_packet_kind),
        .down_payload_send_packet_message (sends_waiting_down_payload_send_packet_message),
        .down_payload_send_packet_first   (sends_waiting_down_payload_send_packet_first),
        .down_payload_send_packet_last    (sends_waiting_down_payload_send_packet_last),
        .down_payload_send_packet_length  (sends_waiting_down_payload_send_packet_length),
        .down_payload_send_packet_size    (sends_waiting_down_payload_send_packet_size),
        .down_payload_send_packet_payload (sends_waiting_down_payload_send_packet_payload),
        .down_payload_send_packet_handle  (sends_waiting_down_payload_send_packet_handle),
        .down_payload_send_packet_expects (sends_waiting_down_payload_send_packet_expects),
        .down_valid                       (sends_waiting_down_valid),
        .down_ready                       (takes)
    );

    forward_slice_w129 shown (
        .clk                         (clk),
        .rst                         (rst),
        .up_payload_pdcid            (sends_waiting_down_payload_send_pdcid),
        .up_payload_packet_kind      (sends_waiting_down_payload_send_packet_kind),
        .up_payload_packet_message   (sends_waiting_down_payload_send_packet_message),
        .up_payload_packet_first     (sends_waiting_down_payload_send_packet_first),
        .up_payload_packet_last      (sends_waiting_down_payload_send_packet_last),
        .up_payload_packet_length    (sends_waiting_down_payload_send_packet_length),
        .up_payload_packet_size      (sends_waiting_down_payload_send_packet_size),
        .up_payload_packet_payload   (sends_waiting_down_payload_send_packet_payload),
        .up_payload_packet_handle    (sends_waiting_down_payload_send_packet_handle),
        .up_payload_packet_expects   (sends_waiting_down_payload_send_packet_expects),
        .up_valid                    (shows),
        .up_ready                    (shown_up_ready),
        .down_payload_pdcid          (shown_down_payload_pdcid),
        .down_payload_packet_kind    (shown_down_payload_packet_kind),
        .down_payload_packet_message (shown_down_payload_packet_message),
        .down_payload_packet_first   (shown_down_payload_packet_first),
        .down_payload_packet_last    (shown_down_payload_packet_last),
        .down_payload_packet_length  (shown_down_payload_packet_length),
        .down_payload_packet_size    (shown_down_payload_packet_size),
        .down_payload_packet_payload (shown_down_payload_packet_payload),
        .down_payload_packet_handle  (shown_down_payload_packet_handle),
        .down_payload_packet_expects (shown_down_payload_packet_expects),
        .down_valid                  (shown_down_valid),
        .down_ready                  (placed_ready)
    );

    always @(posedge clk) begin
        if (clear_enable || (gone_term && pdc_event_place[3])) gone[gone_choice_2_0] <= gone_and;
    end

    always @(posedge clk) begin
        if (clear_enable || begins) has[has_choice] <= changes_waiting_down_payload_pdcid & {16{!clear_enable}};
    end

    always @(posedge clk) begin
        if (clear_enable || takes) entered[entered_rdata_choice] <= (entered_rdata + 8'd1) & {8{!clear_enable}};
    end

    always @(posedge clk) begin
        if (clear_enable || (retired_valid && retired_place[3])) finished[finished_rdata_choice] <= (finished_rdata + 8'd1) & {8{!clear_enable}};
    end

    always @(posedge clk) begin
        if (clear_enable || (failed_enable && failed_place[3])) unsent[unsent_rdata_choice] <= (unsent_rdata + 8'd1) & {8{!clear_enable}};
    end

    always @(posedge clk) begin
        if (clear_enable || (opened_enable && !opened_place[3])) owners[owners_choice[2:0]] <= opened_pdcid & {16{!clear_enable}};
    end

    always @(posedge clk) begin
        if (clear_enable || (gone_term && !pdc_event_place[3])) overs[gone_choice_2_0] <= gone_and;
    end

    always @(posedge clk) begin
        if (rst) begin
            closing <= 1'b0;
            offers <= 1'b0;
            quits_now <= 1'b0;
            skips <= 1'b0;
            came <= 7'd0;
            done <= 7'd0;
            concluded_enable <= 1'b0;
        end else begin
            offers <= offers_term && !(is_busy || clear_enable || begins);
            quits_now <= ends && is_there;
            skips <= ends && !is_there;
            if (quits_now) begin
                closing <= 1'b1;
            end
            if (closing_and_closes_ready) begin
                closing <= 1'b0;
            end
            came <= tag;
            if (pops) begin
                done <= done + 7'd1;
            end
            concluded_enable <= conclude_enable && concluded_enable_term;
        end
    end

    always @(posedge clk) begin
        concluded_place <= {1'b0, conclude_pdcid[2:0]};
    end

    assign quits_enable = quits_now;
    assign quits_place = {1'b1, changes_waiting_down_payload_pdcid[2:0]};
    assign quits_pdcid = changes_waiting_down_payload_pdcid;
    assign changes_ready = changes_waiting_up_ready;
    assign sends_ready = sends_waiting_up_ready;
    assign opens_payload_kind = changes_waiting_down_payload_kind;
    assign opens_payload_pdcid = changes_waiting_down_payload_pdcid;
    assign opens_payload_peer = changes_waiting_down_payload_peer;
    assign opens_payload_rod = changes_waiting_down_payload_rod;
    assign opens_payload_start_psn = changes_waiting_down_payload_start_psn;
    assign opens_payload_local = changes_waiting_down_payload_local;
    assign opens_payload_destination = changes_waiting_down_payload_destination;
    assign opens_payload_traffic_class = changes_waiting_down_payload_traffic_class;
    assign opens_valid = offers;
    assign closes_payload = {1'b1, changes_waiting_down_payload_pdcid[2:0]};
    assign closes_valid = closing;
    assign placed_payload_pdcid = shown_down_payload_pdcid;
    assign placed_payload_packet_kind = shown_down_payload_packet_kind;
    assign placed_payload_packet_message = shown_down_payload_packet_message;
    assign placed_payload_packet_first = shown_down_payload_packet_first;
    assign placed_payload_packet_last = shown_down_payload_packet_last;
    assign placed_payload_packet_length = shown_down_payload_packet_length;
    assign placed_payload_packet_size = shown_down_payload_packet_size;
    assign placed_payload_packet_payload = shown_down_payload_packet_payload;
    assign placed_payload_packet_handle = shown_down_payload_packet_handle;
    assign placed_payload_packet_expects = shown_down_payload_packet_expects;
    assign placed_valid = shown_down_valid;

    wire _unused_ok = &{1'b0, pdc_event_opened, pdc_event_established, pdc_event_moved, pdc_event_quiesce, pdc_event_failed, pdc_event_code, pdc_event_next_psn, pdc_event_syn_resent, pdc_event_start_psn, pdc_event_peer, retired_close, early_difference[5:0], gone_choice[3], owners_choice[3]};

endmodule

`default_nettype wire
