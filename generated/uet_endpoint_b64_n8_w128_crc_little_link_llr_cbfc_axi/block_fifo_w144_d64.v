// Stream FIFO of 64 items of 144 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w144_d64 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] up_payload_tuple,
    input  wire  [6:0] up_payload_order,
    input  wire        up_payload_resolved,
    input  wire [14:0] up_payload_pdc,
    input  wire        up_payload_counted,
    input  wire        up_payload_ordered,
    input  wire        up_payload_round,
    input  wire  [1:0] up_payload_packet_kind,
    input  wire [15:0] up_payload_packet_message,
    input  wire        up_payload_packet_first,
    input  wire        up_payload_packet_last,
    input  wire [13:0] up_payload_packet_length,
    input  wire [13:0] up_payload_packet_size,
    input  wire [31:0] up_payload_packet_payload,
    input  wire [31:0] up_payload_packet_handle,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [5:0] down_payload_tuple,
    output wire  [6:0] down_payload_order,
    output wire        down_payload_resolved,
    output wire [14:0] down_payload_pdc,
    output wire        down_payload_counted,
    output wire        down_payload_ordered,
    output wire        down_payload_round,
    output wire  [1:0] down_payload_packet_kind,
    output wire [15:0] down_payload_packet_message,
    output wire        down_payload_packet_first,
    output wire        down_payload_packet_last,
    output wire [13:0] down_payload_packet_length,
    output wire [13:0] down_payload_packet_size,
    output wire [31:0] down_payload_packet_payload,
    output wire [31:0] down_payload_packet_handle,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg          fetched;
    reg          shown;
    reg    [5:0] oldest_tuple;
    reg    [6:0] oldest_order;
    reg          oldest_resolved;
    reg   [14:0] oldest_pdc;
    reg          oldest_counted;
    reg          oldest_ordered;
    reg          oldest_round;
    reg    [1:0] oldest_packet_kind;
    reg   [15:0] oldest_packet_message;
    reg          oldest_packet_first;
    reg          oldest_packet_last;
    reg   [13:0] oldest_packet_length;
    reg   [13:0] oldest_packet_size;
    reg   [31:0] oldest_packet_payload;
    reg   [31:0] oldest_packet_handle;
    reg  [143:0] items_rdata;
    (* no_rw_check *)
    reg  [143:0] items [0:63];

    wire full = (wr ^ rd) == 7'd64;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[5:0]];
        if (push) items[wr[5:0]] <= {
        up_payload_tuple,
        up_payload_order,
        up_payload_resolved,
        up_payload_pdc,
        up_payload_counted,
        up_payload_ordered,
        up_payload_round,
        up_payload_packet_kind,
        up_payload_packet_message,
        up_payload_packet_first,
        up_payload_packet_last,
        up_payload_packet_length,
        up_payload_packet_size,
        up_payload_packet_payload,
        up_payload_packet_handle
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 7'd0;
            rd <= 7'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 7'd1;
            end
            if (fetch) begin
                rd <= rd + 7'd1;
            end
            if (advance) begin
                fetched <= fetch;
            end
            if (show) begin
                shown <= fetched;
            end
        end
    end

    always @(posedge clk) begin
        if (show) begin
            oldest_tuple <= items_rdata[143:138];
            oldest_order <= items_rdata[137:131];
            oldest_resolved <= items_rdata[130];
            oldest_pdc <= items_rdata[129:115];
            oldest_counted <= items_rdata[114];
            oldest_ordered <= items_rdata[113];
            oldest_round <= items_rdata[112];
            oldest_packet_kind <= items_rdata[111:110];
            oldest_packet_message <= items_rdata[109:94];
            oldest_packet_first <= items_rdata[93];
            oldest_packet_last <= items_rdata[92];
            oldest_packet_length <= items_rdata[91:78];
            oldest_packet_size <= items_rdata[77:64];
            oldest_packet_payload <= items_rdata[63:32];
            oldest_packet_handle <= items_rdata[31:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_tuple = oldest_tuple;
    assign down_payload_order = oldest_order;
    assign down_payload_resolved = oldest_resolved;
    assign down_payload_pdc = oldest_pdc;
    assign down_payload_counted = oldest_counted;
    assign down_payload_ordered = oldest_ordered;
    assign down_payload_round = oldest_round;
    assign down_payload_packet_kind = oldest_packet_kind;
    assign down_payload_packet_message = oldest_packet_message;
    assign down_payload_packet_first = oldest_packet_first;
    assign down_payload_packet_last = oldest_packet_last;
    assign down_payload_packet_length = oldest_packet_length;
    assign down_payload_packet_size = oldest_packet_size;
    assign down_payload_packet_payload = oldest_packet_payload;
    assign down_payload_packet_handle = oldest_packet_handle;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[5:0] == rd[5:0]));
`endif

endmodule

`default_nettype wire
