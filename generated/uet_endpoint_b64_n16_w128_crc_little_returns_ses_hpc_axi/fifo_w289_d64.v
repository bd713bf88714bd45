// Stream FIFO of 64 items of 289 bits.
`default_nettype none

module fifo_w289_d64 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [7:0] up_payload_record,
    input  wire  [23:0] up_payload_age,
    input  wire   [2:0] up_payload_act,
    input  wire         up_payload_peer_nack,
    input  wire [127:0] up_payload_peer_source,
    input  wire   [3:0] up_payload_peer_local,
    input  wire  [31:0] up_payload_peer_pkt_id,
    input  wire         up_payload_peer_m,
    input  wire         up_payload_peer_retx,
    input  wire   [7:0] up_payload_peer_nack_code,
    input  wire  [15:0] up_payload_peer_entropy,
    input  wire         up_payload_peer_response_present,
    input  wire   [1:0] up_payload_peer_response_list,
    input  wire   [5:0] up_payload_peer_response_opcode,
    input  wire   [5:0] up_payload_peer_response_return_code,
    input  wire  [15:0] up_payload_peer_response_message_id,
    input  wire  [31:0] up_payload_peer_response_modified_length,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [7:0] down_payload_record,
    output wire  [23:0] down_payload_age,
    output wire   [2:0] down_payload_act,
    output wire         down_payload_peer_nack,
    output wire [127:0] down_payload_peer_source,
    output wire   [3:0] down_payload_peer_local,
    output wire  [31:0] down_payload_peer_pkt_id,
    output wire         down_payload_peer_m,
    output wire         down_payload_peer_retx,
    output wire   [7:0] down_payload_peer_nack_code,
    output wire  [15:0] down_payload_peer_entropy,
    output wire         down_payload_peer_response_present,
    output wire   [1:0] down_payload_peer_response_list,
    output wire   [5:0] down_payload_peer_response_opcode,
    output wire   [5:0] down_payload_peer_response_return_code,
    output wire  [15:0] down_payload_peer_response_message_id,
    output wire  [31:0] down_payload_peer_response_modified_length,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg  [288:0] items [0:63];

    wire         full = (wr ^ rd) == 7'd64;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [288:0] items_rdata = items[rd[5:0]];

    always @(posedge clk) begin
        if (push) items[wr[5:0]] <= {
        up_payload_record,
        up_payload_age,
        up_payload_act,
        up_payload_peer_nack,
        up_payload_peer_source,
        up_payload_peer_local,
        up_payload_peer_pkt_id,
        up_payload_peer_m,
        up_payload_peer_retx,
        up_payload_peer_nack_code,
        up_payload_peer_entropy,
        up_payload_peer_response_present,
        up_payload_peer_response_list,
        up_payload_peer_response_opcode,
        up_payload_peer_response_return_code,
        up_payload_peer_response_message_id,
        up_payload_peer_response_modified_length
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 7'd0;
            rd <= 7'd0;
        end else begin
            if (push) begin
                wr <= wr + 7'd1;
            end
            if (pop) begin
                rd <= rd + 7'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_record = items_rdata[288:281];
    assign down_payload_age = items_rdata[280:257];
    assign down_payload_act = items_rdata[256:254];
    assign down_payload_peer_nack = items_rdata[253];
    assign down_payload_peer_source = items_rdata[252:125];
    assign down_payload_peer_local = items_rdata[124:121];
    assign down_payload_peer_pkt_id = items_rdata[120:89];
    assign down_payload_peer_m = items_rdata[88];
    assign down_payload_peer_retx = items_rdata[87];
    assign down_payload_peer_nack_code = items_rdata[86:79];
    assign down_payload_peer_entropy = items_rdata[78:63];
    assign down_payload_peer_response_present = items_rdata[62];
    assign down_payload_peer_response_list = items_rdata[61:60];
    assign down_payload_peer_response_opcode = items_rdata[59:54];
    assign down_payload_peer_response_return_code = items_rdata[53:48];
    assign down_payload_peer_response_message_id = items_rdata[47:32];
    assign down_payload_peer_response_modified_length = items_rdata[31:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
`endif

endmodule

`default_nettype wire
