// Stream FIFO of 32 items of 1088 bits.
`default_nettype none

module fifo_w1088_d32 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [2:0] up_payload_route,
    input  wire [440:0] up_payload_content,
    input  wire   [2:0] up_payload_ses,
    input  wire [351:0] up_payload_ses_header,
    input  wire [287:0] up_payload_extension,
    input  wire         up_payload_rudi,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [2:0] down_payload_route,
    output wire [440:0] down_payload_content,
    output wire   [2:0] down_payload_ses,
    output wire [351:0] down_payload_ses_header,
    output wire [287:0] down_payload_extension,
    output wire         down_payload_rudi,
    output wire         down_valid,
    input  wire         down_ready
);

    reg     [5:0] wr;
    reg     [5:0] rd;
    reg  [1087:0] items [0:31];

    wire          full = (wr ^ rd) == 6'd32;
    wire          empty = wr == rd;
    wire          push = up_valid && !full;
    wire          pop = down_ready && !empty;
    wire [1087:0] items_rdata = items[rd[4:0]];

    always @(posedge clk) begin
        if (push) items[wr[4:0]] <= {
        up_payload_route,
        up_payload_content,
        up_payload_ses,
        up_payload_ses_header,
        up_payload_extension,
        up_payload_rudi
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
    assign down_payload_route = items_rdata[1087:1085];
    assign down_payload_content = items_rdata[1084:644];
    assign down_payload_ses = items_rdata[643:641];
    assign down_payload_ses_header = items_rdata[640:289];
    assign down_payload_extension = items_rdata[288:1];
    assign down_payload_rudi = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 6'd32);
`endif

endmodule

`default_nettype wire
