// Stream FIFO of 8 items of 945 bits.
`default_nettype none

module fifo_w945_d8 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] up_payload_reply_type,
    input  wire [127:0] up_payload_reply_destination,
    input  wire   [3:0] up_payload_reply_local,
    input  wire  [15:0] up_payload_reply_entropy,
    input  wire  [15:0] up_payload_reply_spdcid,
    input  wire  [15:0] up_payload_reply_dpdcid,
    input  wire         up_payload_reply_m,
    input  wire         up_payload_reply_retx,
    input  wire   [1:0] up_payload_reply_req,
    input  wire         up_payload_reply_p,
    input  wire  [15:0] up_payload_reply_ack_psn_offset,
    input  wire  [31:0] up_payload_reply_cack_psn,
    input  wire   [1:0] up_payload_reply_response,
    input  wire  [15:0] up_payload_reply_message_id,
    input  wire  [23:0] up_payload_reply_job_id,
    input  wire  [31:0] up_payload_reply_handle,
    input  wire   [3:0] up_payload_reply_next_hdr,
    input  wire         up_payload_reply_kept,
    input  wire   [7:0] up_payload_reply_mpr,
    input  wire  [15:0] up_payload_reply_sack_psn_offset,
    input  wire  [63:0] up_payload_reply_sack_bitmap,
    input  wire  [15:0] up_payload_reply_service_time,
    input  wire         up_payload_reply_restore_cwnd,
    input  wire   [6:0] up_payload_reply_rcv_cwnd_pend,
    input  wire  [23:0] up_payload_reply_rcvd_bytes,
    input  wire  [15:0] up_payload_reply_ooo_count,
    input  wire   [7:0] up_payload_reply_nack_code,
    input  wire  [31:0] up_payload_reply_psn,
    input  wire  [31:0] up_payload_reply_payload,
    input  wire         up_payload_reply_control,
    input  wire         up_payload_reply_ar,
    input  wire   [1:0] up_payload_response_list,
    input  wire   [5:0] up_payload_response_opcode,
    input  wire   [5:0] up_payload_response_return_code,
    input  wire  [15:0] up_payload_response_message_id,
    input  wire   [7:0] up_payload_response_ri_generation,
    input  wire  [23:0] up_payload_response_job_id,
    input  wire  [31:0] up_payload_response_modified_length,
    input  wire   [3:0] up_payload_response_fetched_length,
    input  wire  [63:0] up_payload_response_fetched_data,
    input  wire         up_payload_local_enable,
    input  wire [127:0] up_payload_local_ip,
    input  wire  [47:0] up_payload_local_mac,
    input  wire         up_payload_local_tagged,
    input  wire   [2:0] up_payload_local_tag_pcp,
    input  wire         up_payload_local_tag_dei,
    input  wire  [11:0] up_payload_local_tag_vid,
    input  wire  [47:0] up_payload_next_hop,
    input  wire         up_payload_rudi,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [1:0] down_payload_reply_type,
    output wire [127:0] down_payload_reply_destination,
    output wire   [3:0] down_payload_reply_local,
    output wire  [15:0] down_payload_reply_entropy,
    output wire  [15:0] down_payload_reply_spdcid,
    output wire  [15:0] down_payload_reply_dpdcid,
    output wire         down_payload_reply_m,
    output wire         down_payload_reply_retx,
    output wire   [1:0] down_payload_reply_req,
    output wire         down_payload_reply_p,
    output wire  [15:0] down_payload_reply_ack_psn_offset,
    output wire  [31:0] down_payload_reply_cack_psn,
    output wire   [1:0] down_payload_reply_response,
    output wire  [15:0] down_payload_reply_message_id,
    output wire  [23:0] down_payload_reply_job_id,
    output wire  [31:0] down_payload_reply_handle,
    output wire   [3:0] down_payload_reply_next_hdr,
    output wire         down_payload_reply_kept,
    output wire   [7:0] down_payload_reply_mpr,
    output wire  [15:0] down_payload_reply_sack_psn_offset,
    output wire  [63:0] down_payload_reply_sack_bitmap,
    output wire  [15:0] down_payload_reply_service_time,
    output wire         down_payload_reply_restore_cwnd,
    output wire   [6:0] down_payload_reply_rcv_cwnd_pend,
    output wire  [23:0] down_payload_reply_rcvd_bytes,
    output wire  [15:0] down_payload_reply_ooo_count,
    output wire   [7:0] down_payload_reply_nack_code,
    output wire  [31:0] down_payload_reply_psn,
    output wire  [31:0] down_payload_reply_payload,
    output wire         down_payload_reply_control,
    output wire         down_payload_reply_ar,
    output wire   [1:0] down_payload_response_list,
    output wire   [5:0] down_payload_response_opcode,
    output wire   [5:0] down_payload_response_return_code,
    output wire  [15:0] down_payload_response_message_id,
    output wire   [7:0] down_payload_response_ri_generation,
    output wire  [23:0] down_payload_response_job_id,
    output wire  [31:0] down_payload_response_modified_length,
    output wire   [3:0] down_payload_response_fetched_length,
    output wire  [63:0] down_payload_response_fetched_data,
    output wire         down_payload_local_enable,
    output wire [127:0] down_payload_local_ip,
    output wire  [47:0] down_payload_local_mac,
    output wire         down_payload_local_tagged,
    output wire   [2:0] down_payload_local_tag_pcp,
    output wire         down_payload_local_tag_dei,
    output wire  [11:0] down_payload_local_tag_vid,
    output wire  [47:0] down_payload_next_hop,
    output wire         down_payload_rudi,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [3:0] wr;
    reg    [3:0] rd;
    reg  [944:0] items [0:7];

    wire         full = (wr ^ rd) == 4'd8;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [944:0] items_rdata = items[rd[2:0]];

    always @(posedge clk) begin
        if (push) items[wr[2:0]] <= {
        up_payload_reply_type,
        up_payload_reply_destination,
        up_payload_reply_local,
        up_payload_reply_entropy,
        up_payload_reply_spdcid,
        up_payload_reply_dpdcid,
        up_payload_reply_m,
        up_payload_reply_retx,
        up_payload_reply_req,
        up_payload_reply_p,
        up_payload_reply_ack_psn_offset,
        up_payload_reply_cack_psn,
        up_payload_reply_response,
        up_payload_reply_message_id,
        up_payload_reply_job_id,
        up_payload_reply_handle,
        up_payload_reply_next_hdr,
        up_payload_reply_kept,
        up_payload_reply_mpr,
        up_payload_reply_sack_psn_offset,
        up_payload_reply_sack_bitmap,
        up_payload_reply_service_time,
        up_payload_reply_restore_cwnd,
        up_payload_reply_rcv_cwnd_pend,
        up_payload_reply_rcvd_bytes,
        up_payload_reply_ooo_count,
        up_payload_reply_nack_code,
        up_payload_reply_psn,
        up_payload_reply_payload,
        up_payload_reply_control,
        up_payload_reply_ar,
        up_payload_response_list,
        up_payload_response_opcode,
        up_payload_response_return_code,
        up_payload_response_message_id,
        up_payload_response_ri_generation,
        up_payload_response_job_id,
        up_payload_response_modified_length,
        up_payload_response_fetched_length,
        up_payload_response_fetched_data,
        up_payload_local_enable,
        up_payload_local_ip,
        up_payload_local_mac,
        up_payload_local_tagged,
        up_payload_local_tag_pcp,
        up_payload_local_tag_dei,
        up_payload_local_tag_vid,
        up_payload_next_hop,
        up_payload_rudi
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            rd <= 4'd0;
        end else begin
            if (push) begin
                wr <= wr + 4'd1;
            end
            if (pop) begin
                rd <= rd + 4'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_reply_type = items_rdata[944:943];
    assign down_payload_reply_destination = items_rdata[942:815];
    assign down_payload_reply_local = items_rdata[814:811];
    assign down_payload_reply_entropy = items_rdata[810:795];
    assign down_payload_reply_spdcid = items_rdata[794:779];
    assign down_payload_reply_dpdcid = items_rdata[778:763];
    assign down_payload_reply_m = items_rdata[762];
    assign down_payload_reply_retx = items_rdata[761];
    assign down_payload_reply_req = items_rdata[760:759];
    assign down_payload_reply_p = items_rdata[758];
    assign down_payload_reply_ack_psn_offset = items_rdata[757:742];
    assign down_payload_reply_cack_psn = items_rdata[741:710];
    assign down_payload_reply_response = items_rdata[709:708];
    assign down_payload_reply_message_id = items_rdata[707:692];
    assign down_payload_reply_job_id = items_rdata[691:668];
    assign down_payload_reply_handle = items_rdata[667:636];
    assign down_payload_reply_next_hdr = items_rdata[635:632];
    assign down_payload_reply_kept = items_rdata[631];
    assign down_payload_reply_mpr = items_rdata[630:623];
    assign down_payload_reply_sack_psn_offset = items_rdata[622:607];
    assign down_payload_reply_sack_bitmap = items_rdata[606:543];
    assign down_payload_reply_service_time = items_rdata[542:527];
    assign down_payload_reply_restore_cwnd = items_rdata[526];
    assign down_payload_reply_rcv_cwnd_pend = items_rdata[525:519];
    assign down_payload_reply_rcvd_bytes = items_rdata[518:495];
    assign down_payload_reply_ooo_count = items_rdata[494:479];
    assign down_payload_reply_nack_code = items_rdata[478:471];
    assign down_payload_reply_psn = items_rdata[470:439];
    assign down_payload_reply_payload = items_rdata[438:407];
    assign down_payload_reply_control = items_rdata[406];
    assign down_payload_reply_ar = items_rdata[405];
    assign down_payload_response_list = items_rdata[404:403];
    assign down_payload_response_opcode = items_rdata[402:397];
    assign down_payload_response_return_code = items_rdata[396:391];
    assign down_payload_response_message_id = items_rdata[390:375];
    assign down_payload_response_ri_generation = items_rdata[374:367];
    assign down_payload_response_job_id = items_rdata[366:343];
    assign down_payload_response_modified_length = items_rdata[342:311];
    assign down_payload_response_fetched_length = items_rdata[310:307];
    assign down_payload_response_fetched_data = items_rdata[306:243];
    assign down_payload_local_enable = items_rdata[242];
    assign down_payload_local_ip = items_rdata[241:114];
    assign down_payload_local_mac = items_rdata[113:66];
    assign down_payload_local_tagged = items_rdata[65];
    assign down_payload_local_tag_pcp = items_rdata[64:62];
    assign down_payload_local_tag_dei = items_rdata[61];
    assign down_payload_local_tag_vid = items_rdata[60:49];
    assign down_payload_next_hop = items_rdata[48:1];
    assign down_payload_rudi = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 4'd8);
`endif

endmodule

`default_nettype wire
