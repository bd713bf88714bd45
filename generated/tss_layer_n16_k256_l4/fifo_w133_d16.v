// Stream FIFO of 16 items of 133 bits.
`default_nettype none

module fifo_w133_d16 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] up_payload_key,
    input  wire [95:0] up_payload_iv,
    input  wire        up_payload_seal,
    input  wire [13:0] up_payload_aad_bytes,
    input  wire [13:0] up_payload_crypt_offset,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [7:0] down_payload_key,
    output wire [95:0] down_payload_iv,
    output wire        down_payload_seal,
    output wire [13:0] down_payload_aad_bytes,
    output wire [13:0] down_payload_crypt_offset,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [4:0] wr;
    reg    [4:0] rd;
    reg  [132:0] items [0:15];

    wire         full = (wr ^ rd) == 5'd16;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [132:0] items_rdata = items[rd[3:0]];

    always @(posedge clk) begin
        if (push) items[wr[3:0]] <= {up_payload_key, up_payload_iv, up_payload_seal, up_payload_aad_bytes, up_payload_crypt_offset};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 5'd0;
            rd <= 5'd0;
        end else begin
            if (push) begin
                wr <= wr + 5'd1;
            end
            if (pop) begin
                rd <= rd + 5'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_key = items_rdata[132:125];
    assign down_payload_iv = items_rdata[124:29];
    assign down_payload_seal = items_rdata[28];
    assign down_payload_aad_bytes = items_rdata[27:14];
    assign down_payload_crypt_offset = items_rdata[13:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 5'd16);
`endif

endmodule

`default_nettype wire
