// Stream FIFO of 4 items of 374 bits that says how many it holds.
`default_nettype none

module level_fifo_w374_d4 (
    input  wire         clk,
    input  wire         rst,
    output wire   [2:0] level,
    input  wire   [1:0] up_payload_send_tuple_mode,
    input  wire  [23:0] up_payload_send_tuple_job_id,
    input  wire   [3:0] up_payload_send_tuple_local,
    input  wire [127:0] up_payload_send_tuple_destination,
    input  wire   [3:0] up_payload_send_tuple_traffic_class,
    input  wire  [23:0] up_payload_send_tuple_sdi,
    input  wire   [3:0] up_payload_send_tuple_lane,
    input  wire   [1:0] up_payload_send_packet_kind,
    input  wire  [15:0] up_payload_send_packet_message,
    input  wire         up_payload_send_packet_first,
    input  wire         up_payload_send_packet_last,
    input  wire  [13:0] up_payload_send_packet_length,
    input  wire  [13:0] up_payload_send_packet_size,
    input  wire  [31:0] up_payload_send_packet_payload,
    input  wire  [31:0] up_payload_send_packet_handle,
    input  wire         up_payload_send_packet_expects,
    input  wire         up_payload_back_enable,
    input  wire  [15:0] up_payload_back_pdcid,
    input  wire         up_payload_back_close,
    input  wire         up_payload_uud,
    input  wire         up_payload_rudi,
    input  wire         up_payload_served_is,
    input  wire  [31:0] up_payload_served_echo_pkt_id,
    input  wire  [15:0] up_payload_served_echo_entropy,
    input  wire         up_payload_served_echo_retx,
    input  wire         up_payload_served_echo_m,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [1:0] down_payload_send_tuple_mode,
    output wire  [23:0] down_payload_send_tuple_job_id,
    output wire   [3:0] down_payload_send_tuple_local,
    output wire [127:0] down_payload_send_tuple_destination,
    output wire   [3:0] down_payload_send_tuple_traffic_class,
    output wire  [23:0] down_payload_send_tuple_sdi,
    output wire   [3:0] down_payload_send_tuple_lane,
    output wire   [1:0] down_payload_send_packet_kind,
    output wire  [15:0] down_payload_send_packet_message,
    output wire         down_payload_send_packet_first,
    output wire         down_payload_send_packet_last,
    output wire  [13:0] down_payload_send_packet_length,
    output wire  [13:0] down_payload_send_packet_size,
    output wire  [31:0] down_payload_send_packet_payload,
    output wire  [31:0] down_payload_send_packet_handle,
    output wire         down_payload_send_packet_expects,
    output wire         down_payload_back_enable,
    output wire  [15:0] down_payload_back_pdcid,
    output wire         down_payload_back_close,
    output wire         down_payload_uud,
    output wire         down_payload_rudi,
    output wire         down_payload_served_is,
    output wire  [31:0] down_payload_served_echo_pkt_id,
    output wire  [15:0] down_payload_served_echo_entropy,
    output wire         down_payload_served_echo_retx,
    output wire         down_payload_served_echo_m,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [2:0] wr;
    reg    [2:0] rd;
    reg  [373:0] items [0:3];

    wire         full = (wr ^ rd) == 3'd4;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [373:0] items_rdata = items[rd[1:0]];
    wire   [2:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {
        up_payload_send_tuple_mode,
        up_payload_send_tuple_job_id,
        up_payload_send_tuple_local,
        up_payload_send_tuple_destination,
        up_payload_send_tuple_traffic_class,
        up_payload_send_tuple_sdi,
        up_payload_send_tuple_lane,
        up_payload_send_packet_kind,
        up_payload_send_packet_message,
        up_payload_send_packet_first,
        up_payload_send_packet_last,
        up_payload_send_packet_length,
        up_payload_send_packet_size,
        up_payload_send_packet_payload,
        up_payload_send_packet_handle,
        up_payload_send_packet_expects,
        up_payload_back_enable,
        up_payload_back_pdcid,
        up_payload_back_close,
        up_payload_uud,
        up_payload_rudi,
        up_payload_served_is,
        up_payload_served_echo_pkt_id,
        up_payload_served_echo_entropy,
        up_payload_served_echo_retx,
        up_payload_served_echo_m
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 3'd0;
            rd <= 3'd0;
        end else begin
            if (push) begin
                wr <= wr + 3'd1;
            end
            if (pop) begin
                rd <= rd + 3'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
    assign down_payload_send_tuple_mode = items_rdata[373:372];
    assign down_payload_send_tuple_job_id = items_rdata[371:348];
    assign down_payload_send_tuple_local = items_rdata[347:344];
    assign down_payload_send_tuple_destination = items_rdata[343:216];
    assign down_payload_send_tuple_traffic_class = items_rdata[215:212];
    assign down_payload_send_tuple_sdi = items_rdata[211:188];
    assign down_payload_send_tuple_lane = items_rdata[187:184];
    assign down_payload_send_packet_kind = items_rdata[183:182];
    assign down_payload_send_packet_message = items_rdata[181:166];
    assign down_payload_send_packet_first = items_rdata[165];
    assign down_payload_send_packet_last = items_rdata[164];
    assign down_payload_send_packet_length = items_rdata[163:150];
    assign down_payload_send_packet_size = items_rdata[149:136];
    assign down_payload_send_packet_payload = items_rdata[135:104];
    assign down_payload_send_packet_handle = items_rdata[103:72];
    assign down_payload_send_packet_expects = items_rdata[71];
    assign down_payload_back_enable = items_rdata[70];
    assign down_payload_back_pdcid = items_rdata[69:54];
    assign down_payload_back_close = items_rdata[53];
    assign down_payload_uud = items_rdata[52];
    assign down_payload_rudi = items_rdata[51];
    assign down_payload_served_is = items_rdata[50];
    assign down_payload_served_echo_pkt_id = items_rdata[49:18];
    assign down_payload_served_echo_entropy = items_rdata[17:2];
    assign down_payload_served_echo_retx = items_rdata[1];
    assign down_payload_served_echo_m = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 3'd4);
`endif

endmodule

`default_nettype wire
