// Packets of beats of 16 bytes in 256 rows of 4 of them.
`default_nettype none

module row_store_n4_b16_d256_rows (
    input  wire         clk,
    input  wire         rst,
    input  wire         take,
    output wire [511:0] row,
    input  wire [127:0] up_payload_data,
    input  wire  [15:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_payload_ok,
    input  wire         up_valid,
    output wire         up_ready,
    input  wire   [1:0] place_payload,
    input  wire         place_valid,
    output wire         place_ready,
    output wire   [1:0] down_payload_start,
    output wire   [1:0] down_payload_end,
    output wire   [8:0] down_payload_rows,
    output wire         down_payload_last,
    output wire         down_payload_ok,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_refused,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [8:0] rd;
    reg    [8:0] wr;
    reg          in_packet;
    reg    [1:0] following;
    reg    [1:0] start_of_packet;
    reg    [8:0] first_row;
    reg          tells;
    reg    [1:0] told_start;
    reg    [1:0] told_end;
    reg    [8:0] told_rows;
    reg          told_last;
    reg          told_ok;
    reg   [15:0] told_keep;
    reg          told_refused;
    reg          telling;
    reg    [1:0] telling_of_start;
    reg    [1:0] telling_of_end;
    reg    [8:0] telling_of_rows;
    reg          telling_of_last;
    reg          telling_of_ok;
    reg   [15:0] telling_of_keep;
    reg          telling_of_refused;
    wire   [7:0] queue_level;
    wire         queue_up_ready;
    wire   [1:0] queue_down_payload_start;
    wire   [1:0] queue_down_payload_end;
    wire   [8:0] queue_down_payload_rows;
    wire         queue_down_payload_last;
    wire         queue_down_payload_ok;
    wire  [15:0] queue_down_payload_keep;
    wire         queue_down_payload_refused;
    wire         queue_down_valid;
    wire         oldest_up_ready;
    wire   [1:0] oldest_down_payload_start;
    wire   [1:0] oldest_down_payload_end;
    wire   [8:0] oldest_down_payload_rows;
    wire         oldest_down_payload_last;
    wire         oldest_down_payload_ok;
    wire  [15:0] oldest_down_payload_keep;
    wire         oldest_down_payload_refused;
    wire         oldest_down_valid;
    wire         next_place_up_ready;
    wire   [1:0] next_place_down_payload;
    wire         next_place_down_valid;
    reg          has_row;
    reg          may_tell;
    reg  [127:0] bank_0_rdata;
    reg  [127:0] bank_1_rdata;
    reg  [127:0] bank_2_rdata;
    reg  [127:0] bank_3_rdata;
    (* no_rw_check *)
    reg  [127:0] bank_0 [0:255];
    (* no_rw_check *)
    reg  [127:0] bank_1 [0:255];
    (* no_rw_check *)
    reg  [127:0] bank_2 [0:255];
    (* no_rw_check *)
    reg  [127:0] bank_3 [0:255];

    wire       told_ready = oldest_up_ready;
    wire       known = in_packet || next_place_down_valid;
    wire       ready = known && may_tell && has_row;
    wire       takes = up_valid && ready;
    wire       place_taken = takes && !in_packet;
    wire [1:0] at = in_packet ? following : next_place_down_payload;
    wire [1:0] start = in_packet ? start_of_packet : next_place_down_payload;
    wire       row_ends = up_payload_last || (&at);
    wire       stores = takes;
    wire [8:0] next = wr + 9'd1;
    wire       stores_and_row_ends = stores && row_ends;
    wire       fills = stores_and_row_ends ? (next ^ rd) == 9'h100 : (wr ^ rd) == 9'h100;
    wire       lets_out = up_payload_last;
    wire       tells_term = !(telling || queue_down_valid || oldest_down_valid);

    level_fifo_w32_d128 queue (
        .clk                  (clk),
        .rst                  (rst),
        .level                (queue_level),
        .up_payload_start     (telling_of_start),
        .up_payload_end       (telling_of_end),
        .up_payload_rows      (telling_of_rows),
        .up_payload_last      (telling_of_last),
        .up_payload_ok        (telling_of_ok),
        .up_payload_keep      (telling_of_keep),
        .up_payload_refused   (telling_of_refused),
        .up_valid             (telling),
        .up_ready             (queue_up_ready),
        .down_payload_start   (queue_down_payload_start),
        .down_payload_end     (queue_down_payload_end),
        .down_payload_rows    (queue_down_payload_rows),
        .down_payload_last    (queue_down_payload_last),
        .down_payload_ok      (queue_down_payload_ok),
        .down_payload_keep    (queue_down_payload_keep),
        .down_payload_refused (queue_down_payload_refused),
        .down_valid           (queue_down_valid),
        .down_ready           (told_ready)
    );

    full_slice_w32 oldest (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_start     (queue_down_payload_start),
        .up_payload_end       (queue_down_payload_end),
        .up_payload_rows      (queue_down_payload_rows),
        .up_payload_last      (queue_down_payload_last),
        .up_payload_ok        (queue_down_payload_ok),
        .up_payload_keep      (queue_down_payload_keep),
        .up_payload_refused   (queue_down_payload_refused),
        .up_valid             (queue_down_valid),
        .up_ready             (oldest_up_ready),
        .down_payload_start   (oldest_down_payload_start),
        .down_payload_end     (oldest_down_payload_end),
        .down_payload_rows    (oldest_down_payload_rows),
        .down_payload_last    (oldest_down_payload_last),
        .down_payload_ok      (oldest_down_payload_ok),
        .down_payload_keep    (oldest_down_payload_keep),
        .down_payload_refused (oldest_down_payload_refused),
        .down_valid           (oldest_down_valid),
        .down_ready           (down_ready)
    );

    forward_slice_w2 next_place (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (place_payload),
        .up_valid     (place_valid),
        .up_ready     (next_place_up_ready),
        .down_payload (next_place_down_payload),
        .down_valid   (next_place_down_valid),
        .down_ready   (place_taken)
    );

    always @* begin
        tells = 1'b0;
        if (tells_term && wr != first_row) begin
            tells = 1'b1;
        end
        if (takes) begin
            if (up_payload_last) begin
                tells = 1'b1;
            end
        end
    end

    always @* begin
        told_start = 2'd0;
        told_end = 2'd0;
        told_rows = 9'd0;
        told_last = 1'b0;
        told_ok = 1'b0;
        told_keep = 16'd0;
        told_refused = 1'b0;
        if (tells_term && wr != first_row) begin
            told_start = start_of_packet;
            told_end = 2'd3;
            told_rows = wr - first_row;
        end
        if (takes) begin
            if (up_payload_last) begin
                told_start = start;
                told_end = at;
                told_rows = next - first_row;
                told_last = 1'b1;
                told_ok = up_payload_ok;
                told_keep = up_payload_keep;
                told_refused = up_payload_last && !lets_out;
            end
        end
    end

    always @(posedge clk) begin
        if (take) bank_0_rdata <= bank_0[rd[7:0]];
        if (stores && at == 2'd0) bank_0[wr[7:0]] <= up_payload_data;
    end

    always @(posedge clk) begin
        if (take) bank_1_rdata <= bank_1[rd[7:0]];
        if (stores && at == 2'd1) bank_1[wr[7:0]] <= up_payload_data;
    end

    always @(posedge clk) begin
        if (take) bank_2_rdata <= bank_2[rd[7:0]];
        if (stores && at == 2'd2) bank_2[wr[7:0]] <= up_payload_data;
    end

    always @(posedge clk) begin
        if (take) bank_3_rdata <= bank_3[rd[7:0]];
        if (stores && at == 2'd3) bank_3[wr[7:0]] <= up_payload_data;
    end

    always @(posedge clk) begin
        if (rst) begin
            rd <= 9'd0;
            wr <= 9'd0;
            in_packet <= 1'b0;
            first_row <= 9'd0;
            telling <= 1'b0;
            has_row <= 1'b1;
            may_tell <= 1'b1;
        end else begin
            telling <= tells;
            may_tell <= queue_level < 8'd126;
            has_row <= !fills;
            if (tells_term && wr != first_row) begin
                first_row <= wr;
            end
            if (takes) begin
                in_packet <= !up_payload_last;
                if (stores_and_row_ends) begin
                    wr <= next;
                end
                if (lets_out) begin
                    first_row <= next;
                end
            end
            if (take) begin
                rd <= rd + 9'd1;
            end
        end
    end

    always @(posedge clk) begin
        telling_of_start <= told_start;
        telling_of_end <= told_end;
        telling_of_rows <= told_rows;
        telling_of_last <= told_last;
        telling_of_ok <= told_ok;
        telling_of_keep <= told_keep;
        telling_of_refused <= told_refused;
        if (tells_term && wr != first_row) begin
            start_of_packet <= 2'd0;
        end
        if (takes) begin
            following <= at + 2'd1;
            if (!in_packet) begin
                start_of_packet <= next_place_down_payload;
            end
        end
    end

    assign row = {bank_3_rdata, bank_2_rdata, bank_1_rdata, bank_0_rdata};
    assign up_ready = ready;
    assign place_ready = next_place_up_ready;
    assign down_payload_start = oldest_down_payload_start;
    assign down_payload_end = oldest_down_payload_end;
    assign down_payload_rows = oldest_down_payload_rows;
    assign down_payload_last = oldest_down_payload_last;
    assign down_payload_ok = oldest_down_payload_ok;
    assign down_payload_keep = oldest_down_payload_keep;
    assign down_payload_refused = oldest_down_payload_refused;
    assign down_valid = oldest_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) told_finds_room: assert (!telling || queue_up_ready);
    always @(posedge clk) if (!rst) reads_what_is_there: assert (!take || wr != rd);
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 9'h100);
`endif

endmodule

`default_nettype wire
