// Keeps payloads of sent packets: 2048 beats of 64 bytes.
`default_nettype none

module uet_payload_store_b64_d2048_m4096 (
    input  wire         clk,
    input  wire         rst,
    output wire         ready,
    output wire   [8:0] chain_first,
    output wire   [8:0] chain_last,
    output wire         retired_valid,
    output wire  [31:0] retired_handle,
    output wire   [9:0] free,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    input  wire   [8:0] order_payload_first,
    input  wire   [8:0] order_payload_last,
    input  wire  [13:0] order_payload_length,
    input  wire         order_valid,
    output wire         order_ready,
    input  wire   [8:0] back_payload_chain_first,
    input  wire   [8:0] back_payload_chain_last,
    input  wire  [13:0] back_payload_chain_length,
    input  wire  [31:0] back_payload_handle,
    input  wire   [4:0] back_payload_after,
    input  wire         back_valid,
    output wire         back_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [1:0] in_page;
    reg          begun;
    reg    [8:0] first;
    reg    [8:0] current;
    wire         next_up_ready;
    wire   [8:0] next_down_payload_first;
    wire   [5:0] next_down_payload_last_index;
    wire   [5:0] next_down_payload_last_byte;
    wire         next_down_payload_empty;
    wire         next_down_valid;
    reg    [4:0] shown;
    wire         pages_ready;
    wire         pages_there;
    wire   [8:0] pages_page;
    wire   [8:0] pages_linked;
    wire   [9:0] pages_free;
    reg    [5:0] index;
    reg    [8:0] reading;
    reg          loaded;
    reg          kept_last;
    reg   [63:0] kept_keep;
    reg  [511:0] bytes_rdata;
    (* no_rw_check *)
    reg  [511:0] bytes [0:2047];

    wire        is_new = !(|in_page);
    wire        may = !is_new || pages_there;
    wire        moves = up_valid && may;
    wire        takes = moves && is_new;
    wire        is_empty = !(|order_payload_length);
    wire [13:0] last_byte = (order_payload_length - 14'd1) & {14{!is_empty}};
    wire        is_free = !loaded || down_ready;
    wire        shows = next_down_valid && is_free;
    wire        is_last = index == next_down_payload_last_index;
    wire        ends = shows && is_last;
    wire        next_taken = ends;
    wire [63:0] last_keep_not = ~({64{1'b1}} << next_down_payload_last_byte);
    wire [63:0] last_keep = ({last_keep_not[62:0], 1'b0} | 64'd1) & {64{!next_down_payload_empty}};
    wire  [4:0] is_shown_difference = shown - back_payload_after;
    wire        is_shown = !is_shown_difference[4];
    wire        retires = back_valid && is_shown;
    wire [13:0] last_page_difference = back_payload_chain_length - 14'd1;
    wire        last_page_any = |back_payload_chain_length;
    wire  [3:0] last_page = last_page_difference[11:8] & {4{last_page_any}};
    wire        enters_page = !(|index[1:0]);
    wire        asks = shows && enters_page;
    wire        is_first = !(|index);
    wire  [8:0] read_page = is_first ? next_down_payload_first : enters_page ? pages_linked : reading;
    wire  [8:0] chain_first_choice = is_new ? pages_page : current;

    forward_slice_w22 next (
        .clk                     (clk),
        .rst                     (rst),
        .up_payload_first        (order_payload_first),
        .up_payload_last_index   (last_byte[11:6]),
        .up_payload_last_byte    (last_byte[5:0]),
        .up_payload_empty        (is_empty),
        .up_valid                (order_valid),
        .up_ready                (next_up_ready),
        .down_payload_first      (next_down_payload_first),
        .down_payload_last_index (next_down_payload_last_index),
        .down_payload_last_byte  (next_down_payload_last_byte),
        .down_payload_empty      (next_down_payload_empty),
        .down_valid              (next_down_valid),
        .down_ready              (next_taken)
    );

    page_list_n512 pages (
        .clk        (clk),
        .rst        (rst),
        .take       (takes),
        .back_valid (retires),
        .back_first (back_payload_chain_first),
        .back_last  (back_payload_chain_last),
        .back_count ({6'd0, last_page} + 10'd1),
        .asks       (asks),
        .page_of    (read_page),
        .ready      (pages_ready),
        .there      (pages_there),
        .page       (pages_page),
        .linked     (pages_linked),
        .free       (pages_free)
    );

    always @(posedge clk) begin
        if (shows) bytes_rdata <= bytes[{read_page, index[1:0]}];
        if (moves) bytes[{chain_first_choice, in_page}] <= up_payload_data;
    end

    always @(posedge clk) begin
        if (rst) begin
            in_page <= 2'd0;
            begun <= 1'b0;
            shown <= 5'd0;
            index <= 6'd0;
            loaded <= 1'b0;
        end else begin
            if (moves) begin
                begun <= !up_payload_last;
                in_page <= in_page + 2'd1;
                if (up_payload_last) begin
                    in_page <= 2'd0;
                end
            end
            if (is_free) begin
                loaded <= shows;
            end
            if (shows) begin
                index <= is_last ? 6'd0 : index + 6'd1;
            end
            if (ends) begin
                shown <= shown + 5'd1;
            end
        end
    end

    always @(posedge clk) begin
        if (moves) begin
            current <= chain_first_choice;
            if (!begun) begin
                first <= chain_first_choice;
            end
        end
        if (shows) begin
            reading <= read_page;
            kept_last <= is_last;
            kept_keep <= last_keep | {64{!is_last}};
        end
    end

    assign ready = pages_ready;
    assign chain_first = begun ? first : chain_first_choice;
    assign chain_last = chain_first_choice;
    assign retired_valid = retires;
    assign retired_handle = back_payload_handle;
    assign free = pages_free;
    assign up_ready = may;
    assign order_ready = next_up_ready;
    assign back_ready = is_shown;
    assign down_payload_data = bytes_rdata;
    assign down_payload_keep = kept_keep;
    assign down_payload_last = kept_last;
    assign down_valid = loaded;

    wire _unused_ok = &{1'b0, up_payload_keep, order_payload_last, last_byte[13:12], last_keep_not[63], is_shown_difference[3:0], last_page_difference[13:12], last_page_difference[7:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) length_fits: assert (!order_valid || order_payload_length <= 14'h1000);
`endif

endmodule

`default_nettype wire
