// Buffers up to 8 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w945_d8 (
    input  wire         clk,
    input  wire         rst,
    input  wire         issue,
    input  wire         done,
    input  wire   [1:0] result_reply_type,
    input  wire [127:0] result_reply_destination,
    input  wire   [3:0] result_reply_local,
    input  wire  [15:0] result_reply_entropy,
    input  wire  [15:0] result_reply_spdcid,
    input  wire  [15:0] result_reply_dpdcid,
    input  wire         result_reply_m,
    input  wire         result_reply_retx,
    input  wire   [1:0] result_reply_req,
    input  wire         result_reply_p,
    input  wire  [15:0] result_reply_ack_psn_offset,
    input  wire  [31:0] result_reply_cack_psn,
    input  wire   [1:0] result_reply_response,
    input  wire  [15:0] result_reply_message_id,
    input  wire  [23:0] result_reply_job_id,
    input  wire  [31:0] result_reply_handle,
    input  wire   [3:0] result_reply_next_hdr,
    input  wire         result_reply_kept,
    input  wire   [7:0] result_reply_mpr,
    input  wire  [15:0] result_reply_sack_psn_offset,
    input  wire  [63:0] result_reply_sack_bitmap,
    input  wire  [15:0] result_reply_service_time,
    input  wire         result_reply_restore_cwnd,
    input  wire   [6:0] result_reply_rcv_cwnd_pend,
    input  wire  [23:0] result_reply_rcvd_bytes,
    input  wire  [15:0] result_reply_ooo_count,
    input  wire   [7:0] result_reply_nack_code,
    input  wire  [31:0] result_reply_psn,
    input  wire  [31:0] result_reply_payload,
    input  wire         result_reply_control,
    input  wire         result_reply_ar,
    input  wire   [1:0] result_response_list,
    input  wire   [5:0] result_response_opcode,
    input  wire   [5:0] result_response_return_code,
    input  wire  [15:0] result_response_message_id,
    input  wire   [7:0] result_response_ri_generation,
    input  wire  [23:0] result_response_job_id,
    input  wire  [31:0] result_response_modified_length,
    input  wire   [3:0] result_response_fetched_length,
    input  wire  [63:0] result_response_fetched_data,
    input  wire         result_local_enable,
    input  wire [127:0] result_local_ip,
    input  wire  [47:0] result_local_mac,
    input  wire         result_local_tagged,
    input  wire   [2:0] result_local_tag_pcp,
    input  wire         result_local_tag_dei,
    input  wire  [11:0] result_local_tag_vid,
    input  wire  [47:0] result_next_hop,
    input  wire         result_rudi,
    output wire         ready,
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

    reg    [3:0] outstanding;
    wire         queue_up_ready;
    wire   [1:0] queue_down_payload_reply_type;
    wire [127:0] queue_down_payload_reply_destination;
    wire   [3:0] queue_down_payload_reply_local;
    wire  [15:0] queue_down_payload_reply_entropy;
    wire  [15:0] queue_down_payload_reply_spdcid;
    wire  [15:0] queue_down_payload_reply_dpdcid;
    wire         queue_down_payload_reply_m;
    wire         queue_down_payload_reply_retx;
    wire   [1:0] queue_down_payload_reply_req;
    wire         queue_down_payload_reply_p;
    wire  [15:0] queue_down_payload_reply_ack_psn_offset;
    wire  [31:0] queue_down_payload_reply_cack_psn;
    wire   [1:0] queue_down_payload_reply_response;
    wire  [15:0] queue_down_payload_reply_message_id;
    wire  [23:0] queue_down_payload_reply_job_id;
    wire  [31:0] queue_down_payload_reply_handle;
    wire   [3:0] queue_down_payload_reply_next_hdr;
    wire         queue_down_payload_reply_kept;
    wire   [7:0] queue_down_payload_reply_mpr;
    wire  [15:0] queue_down_payload_reply_sack_psn_offset;
    wire  [63:0] queue_down_payload_reply_sack_bitmap;
    wire  [15:0] queue_down_payload_reply_service_time;
    wire         queue_down_payload_reply_restore_cwnd;
    wire   [6:0] queue_down_payload_reply_rcv_cwnd_pend;
    wire  [23:0] queue_down_payload_reply_rcvd_bytes;
    wire  [15:0] queue_down_payload_reply_ooo_count;
    wire   [7:0] queue_down_payload_reply_nack_code;
    wire  [31:0] queue_down_payload_reply_psn;
    wire  [31:0] queue_down_payload_reply_payload;
    wire         queue_down_payload_reply_control;
    wire         queue_down_payload_reply_ar;
    wire   [1:0] queue_down_payload_response_list;
    wire   [5:0] queue_down_payload_response_opcode;
    wire   [5:0] queue_down_payload_response_return_code;
    wire  [15:0] queue_down_payload_response_message_id;
    wire   [7:0] queue_down_payload_response_ri_generation;
    wire  [23:0] queue_down_payload_response_job_id;
    wire  [31:0] queue_down_payload_response_modified_length;
    wire   [3:0] queue_down_payload_response_fetched_length;
    wire  [63:0] queue_down_payload_response_fetched_data;
    wire         queue_down_payload_local_enable;
    wire [127:0] queue_down_payload_local_ip;
    wire  [47:0] queue_down_payload_local_mac;
    wire         queue_down_payload_local_tagged;
    wire   [2:0] queue_down_payload_local_tag_pcp;
    wire         queue_down_payload_local_tag_dei;
    wire  [11:0] queue_down_payload_local_tag_vid;
    wire  [47:0] queue_down_payload_next_hop;
    wire         queue_down_payload_rudi;
    wire         queue_down_valid;

    wire leave = queue_down_valid && down_ready;

    fifo_w945_d8 queue (
        .clk                                   (clk),
        .rst                                   (rst),
        .up_payload_reply_type                 (result_reply_type),
        .up_payload_reply_destination          (result_reply_destination),
        .up_payload_reply_local                (result_reply_local),
        .up_payload_reply_entropy              (result_reply_entropy),
        .up_payload_reply_spdcid               (result_reply_spdcid),
        .up_payload_reply_dpdcid               (result_reply_dpdcid),
        .up_payload_reply_m                    (result_reply_m),
        .up_payload_reply_retx                 (result_reply_retx),
        .up_payload_reply_req                  (result_reply_req),
        .up_payload_reply_p                    (result_reply_p),
        .up_payload_reply_ack_psn_offset       (result_reply_ack_psn_offset),
        .up_payload_reply_cack_psn             (result_reply_cack_psn),
        .up_payload_reply_response             (result_reply_response),
        .up_payload_reply_message_id           (result_reply_message_id),
        .up_payload_reply_job_id               (result_reply_job_id),
        .up_payload_reply_handle               (result_reply_handle),
        .up_payload_reply_next_hdr             (result_reply_next_hdr),
        .up_payload_reply_kept                 (result_reply_kept),
        .up_payload_reply_mpr                  (result_reply_mpr),
        .up_payload_reply_sack_psn_offset      (result_reply_sack_psn_offset),
        .up_payload_reply_sack_bitmap          (result_reply_sack_bitmap),
        .up_payload_reply_service_time         (result_reply_service_time),
        .up_payload_reply_restore_cwnd         (result_reply_restore_cwnd),
        .up_payload_reply_rcv_cwnd_pend        (result_reply_rcv_cwnd_pend),
        .up_payload_reply_rcvd_bytes           (result_reply_rcvd_bytes),
        .up_payload_reply_ooo_count            (result_reply_ooo_count),
        .up_payload_reply_nack_code            (result_reply_nack_code),
        .up_payload_reply_psn                  (result_reply_psn),
        .up_payload_reply_payload              (result_reply_payload),
        .up_payload_reply_control              (result_reply_control),
        .up_payload_reply_ar                   (result_reply_ar),
        .up_payload_response_list              (result_response_list),
        .up_payload_response_opcode            (result_response_opcode),
        .up_payload_response_return_code       (result_response_return_code),
        .up_payload_response_message_id        (result_response_message_id),
        .up_payload_response_ri_generation     (result_response_ri_generation),
        .up_payload_response_job_id            (result_response_job_id),
        .up_payload_response_modified_length   (result_response_modified_length),
        .up_payload_response_fetched_length    (result_response_fetched_length),
        .up_payload_response_fetched_data      (result_response_fetched_data),
        .up_payload_local_enable               (result_local_enable),
        .up_payload_local_ip                   (result_local_ip),
        .up_payload_local_mac                  (result_local_mac),
        .up_payload_local_tagged               (result_local_tagged),
        .up_payload_local_tag_pcp              (result_local_tag_pcp),
        .up_payload_local_tag_dei              (result_local_tag_dei),
        .up_payload_local_tag_vid              (result_local_tag_vid),
        .up_payload_next_hop                   (result_next_hop),
        .up_payload_rudi                       (result_rudi),
        .up_valid                              (done),
        .up_ready                              (queue_up_ready),
        .down_payload_reply_type               (queue_down_payload_reply_type),
        .down_payload_reply_destination        (queue_down_payload_reply_destination),
        .down_payload_reply_local              (queue_down_payload_reply_local),
        .down_payload_reply_entropy            (queue_down_payload_reply_entropy),
        .down_payload_reply_spdcid             (queue_down_payload_reply_spdcid),
        .down_payload_reply_dpdcid             (queue_down_payload_reply_dpdcid),
        .down_payload_reply_m                  (queue_down_payload_reply_m),
        .down_payload_reply_retx               (queue_down_payload_reply_retx),
        .down_payload_reply_req                (queue_down_payload_reply_req),
        .down_payload_reply_p                  (queue_down_payload_reply_p),
        .down_payload_reply_ack_psn_offset     (queue_down_payload_reply_ack_psn_offset),
        .down_payload_reply_cack_psn           (queue_down_payload_reply_cack_psn),
        .down_payload_reply_response           (queue_down_payload_reply_response),
        .down_payload_reply_message_id         (queue_down_payload_reply_message_id),
        .down_payload_reply_job_id             (queue_down_payload_reply_job_id),
        .down_payload_reply_handle             (queue_down_payload_reply_handle),
        .down_payload_reply_next_hdr           (queue_down_payload_reply_next_hdr),
        .down_payload_reply_kept               (queue_down_payload_reply_kept),
        .down_payload_reply_mpr                (queue_down_payload_reply_mpr),
        .down_payload_reply_sack_psn_offset    (queue_down_payload_reply_sack_psn_offset),
        .down_payload_reply_sack_bitmap        (queue_down_payload_reply_sack_bitmap),
        .down_payload_reply_service_time       (queue_down_payload_reply_service_time),
        .down_payload_reply_restore_cwnd       (queue_down_payload_reply_restore_cwnd),
        .down_payload_reply_rcv_cwnd_pend      (queue_down_payload_reply_rcv_cwnd_pend),
        .down_payload_reply_rcvd_bytes         (queue_down_payload_reply_rcvd_bytes),
        .down_payload_reply_ooo_count          (queue_down_payload_reply_ooo_count),
        .down_payload_reply_nack_code          (queue_down_payload_reply_nack_code),
        .down_payload_reply_psn                (queue_down_payload_reply_psn),
        .down_payload_reply_payload            (queue_down_payload_reply_payload),
        .down_payload_reply_control            (queue_down_payload_reply_control),
        .down_payload_reply_ar                 (queue_down_payload_reply_ar),
        .down_payload_response_list            (queue_down_payload_response_list),
        .down_payload_response_opcode          (queue_down_payload_response_opcode),
        .down_payload_response_return_code     (queue_down_payload_response_return_code),
        .down_payload_response_message_id      (queue_down_payload_response_message_id),
        .down_payload_response_ri_generation   (queue_down_payload_response_ri_generation),
        .down_payload_response_job_id          (queue_down_payload_response_job_id),
        .down_payload_response_modified_length (queue_down_payload_response_modified_length),
        .down_payload_response_fetched_length  (queue_down_payload_response_fetched_length),
        .down_payload_response_fetched_data    (queue_down_payload_response_fetched_data),
        .down_payload_local_enable             (queue_down_payload_local_enable),
        .down_payload_local_ip                 (queue_down_payload_local_ip),
        .down_payload_local_mac                (queue_down_payload_local_mac),
        .down_payload_local_tagged             (queue_down_payload_local_tagged),
        .down_payload_local_tag_pcp            (queue_down_payload_local_tag_pcp),
        .down_payload_local_tag_dei            (queue_down_payload_local_tag_dei),
        .down_payload_local_tag_vid            (queue_down_payload_local_tag_vid),
        .down_payload_next_hop                 (queue_down_payload_next_hop),
        .down_payload_rudi                     (queue_down_payload_rudi),
        .down_valid                            (queue_down_valid),
        .down_ready                            (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 4'd0;
        end else begin
            if (issue && !leave) begin
                outstanding <= outstanding + 4'd1;
            end
            if (leave && !issue) begin
                outstanding <= outstanding - 4'd1;
            end
        end
    end

    assign ready = outstanding != 4'd8;
    assign down_payload_reply_type = queue_down_payload_reply_type;
    assign down_payload_reply_destination = queue_down_payload_reply_destination;
    assign down_payload_reply_local = queue_down_payload_reply_local;
    assign down_payload_reply_entropy = queue_down_payload_reply_entropy;
    assign down_payload_reply_spdcid = queue_down_payload_reply_spdcid;
    assign down_payload_reply_dpdcid = queue_down_payload_reply_dpdcid;
    assign down_payload_reply_m = queue_down_payload_reply_m;
    assign down_payload_reply_retx = queue_down_payload_reply_retx;
    assign down_payload_reply_req = queue_down_payload_reply_req;
    assign down_payload_reply_p = queue_down_payload_reply_p;
    assign down_payload_reply_ack_psn_offset = queue_down_payload_reply_ack_psn_offset;
    assign down_payload_reply_cack_psn = queue_down_payload_reply_cack_psn;
    assign down_payload_reply_response = queue_down_payload_reply_response;
    assign down_payload_reply_message_id = queue_down_payload_reply_message_id;
    assign down_payload_reply_job_id = queue_down_payload_reply_job_id;
    assign down_payload_reply_handle = queue_down_payload_reply_handle;
    assign down_payload_reply_next_hdr = queue_down_payload_reply_next_hdr;
    assign down_payload_reply_kept = queue_down_payload_reply_kept;
    assign down_payload_reply_mpr = queue_down_payload_reply_mpr;
    assign down_payload_reply_sack_psn_offset = queue_down_payload_reply_sack_psn_offset;
    assign down_payload_reply_sack_bitmap = queue_down_payload_reply_sack_bitmap;
    assign down_payload_reply_service_time = queue_down_payload_reply_service_time;
    assign down_payload_reply_restore_cwnd = queue_down_payload_reply_restore_cwnd;
    assign down_payload_reply_rcv_cwnd_pend = queue_down_payload_reply_rcv_cwnd_pend;
    assign down_payload_reply_rcvd_bytes = queue_down_payload_reply_rcvd_bytes;
    assign down_payload_reply_ooo_count = queue_down_payload_reply_ooo_count;
    assign down_payload_reply_nack_code = queue_down_payload_reply_nack_code;
    assign down_payload_reply_psn = queue_down_payload_reply_psn;
    assign down_payload_reply_payload = queue_down_payload_reply_payload;
    assign down_payload_reply_control = queue_down_payload_reply_control;
    assign down_payload_reply_ar = queue_down_payload_reply_ar;
    assign down_payload_response_list = queue_down_payload_response_list;
    assign down_payload_response_opcode = queue_down_payload_response_opcode;
    assign down_payload_response_return_code = queue_down_payload_response_return_code;
    assign down_payload_response_message_id = queue_down_payload_response_message_id;
    assign down_payload_response_ri_generation = queue_down_payload_response_ri_generation;
    assign down_payload_response_job_id = queue_down_payload_response_job_id;
    assign down_payload_response_modified_length = queue_down_payload_response_modified_length;
    assign down_payload_response_fetched_length = queue_down_payload_response_fetched_length;
    assign down_payload_response_fetched_data = queue_down_payload_response_fetched_data;
    assign down_payload_local_enable = queue_down_payload_local_enable;
    assign down_payload_local_ip = queue_down_payload_local_ip;
    assign down_payload_local_mac = queue_down_payload_local_mac;
    assign down_payload_local_tagged = queue_down_payload_local_tagged;
    assign down_payload_local_tag_pcp = queue_down_payload_local_tag_pcp;
    assign down_payload_local_tag_dei = queue_down_payload_local_tag_dei;
    assign down_payload_local_tag_vid = queue_down_payload_local_tag_vid;
    assign down_payload_next_hop = queue_down_payload_next_hop;
    assign down_payload_rudi = queue_down_payload_rudi;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
