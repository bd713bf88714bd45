// Stream FIFO of 32 items of 62 bits.
`default_nettype none

module fifo_w62_d32 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [3:0] up_payload_early,
    input  wire  [3:0] up_payload_before_crc,
    input  wire  [3:0] up_payload_after_crc,
    input  wire        up_payload_has_crc,
    input  wire  [7:0] up_payload_crc_from,
    input  wire [16:0] up_payload_packet_end,
    input  wire  [7:0] up_payload_skip,
    input  wire [15:0] up_payload_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [3:0] down_payload_early,
    output wire  [3:0] down_payload_before_crc,
    output wire  [3:0] down_payload_after_crc,
    output wire        down_payload_has_crc,
    output wire  [7:0] down_payload_crc_from,
    output wire [16:0] down_payload_packet_end,
    output wire  [7:0] down_payload_skip,
    output wire [15:0] down_payload_length,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [5:0] wr;
    reg   [5:0] rd;
    reg  [61:0] items [0:31];

    wire        full = (wr ^ rd) == 6'd32;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [61:0] items_rdata = items[rd[4:0]];

    always @(posedge clk) begin
        if (push) items[wr[4:0]] <= {
        up_payload_early,
        up_payload_before_crc,
        up_payload_after_crc,
        up_payload_has_crc,
        up_payload_crc_from,
        up_payload_packet_end,
        up_payload_skip,
        up_payload_length
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 6'd0;
            rd <= 6'd0;
        end else begin
            if (push) begin
                wr <= wr + 6'd1;
            end
            if (pop) begin
                rd <= rd + 6'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_early = items_rdata[61:58];
    assign down_payload_before_crc = items_rdata[57:54];
    assign down_payload_after_crc = items_rdata[53:50];
    assign down_payload_has_crc = items_rdata[49];
    assign down_payload_crc_from = items_rdata[48:41];
    assign down_payload_packet_end = items_rdata[40:24];
    assign down_payload_skip = items_rdata[23:16];
    assign down_payload_length = items_rdata[15:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 6'd32);
`endif

endmodule

`default_nettype wire
